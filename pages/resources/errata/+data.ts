import { createElement } from 'react'
import { paperData } from '#pages/resources/paper-data.ts'
import { ErrataText } from './ErrataText.tsx'

export const data = () => paperData('errata', (page) => createElement(ErrataText, page))
