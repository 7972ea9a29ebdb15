import { words } from '../.site/words/bot-protection.ts'
import { site } from './site.ts'

/** The privacy page's list item and paragraph about the configured bot protection. */
export const botProtectionTexts: { point: string; detail: string } =
  site.turnstile.siteKey === '' ? words.own : words.turnstile
