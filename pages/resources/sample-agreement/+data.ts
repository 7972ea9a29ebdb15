import { createElement } from 'react'
import { paperData } from '../paper-data.ts'
import { AgreementText } from './AgreementText.tsx'

export const data = () => paperData('sample-agreement', (page) => createElement(AgreementText, page))
