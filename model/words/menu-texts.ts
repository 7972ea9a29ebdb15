import { interfaceTexts } from './interface-texts.ts'

/** What the menu of a phone says. */
export const menuTexts = { title: interfaceTexts.menu, close: 'Close', theme: 'Theme' } as const
