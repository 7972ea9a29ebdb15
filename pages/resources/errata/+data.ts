import { createElement } from 'react'
import { paperData } from '../paper-data.ts'
import { ErrataText } from './ErrataText.tsx'

export const data = () => paperData('errata', (page) => createElement(ErrataText, page))
