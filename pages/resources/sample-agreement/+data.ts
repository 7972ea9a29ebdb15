import { createElement } from 'react'
import { paperData } from '#pages/resources/paper-data.ts'
import { AgreementText } from './AgreementText.tsx'

export const data = () => paperData('sample-agreement', (page) => createElement(AgreementText, page))
