import { words } from '../.site/words/bot-protection.ts'
import { site } from './site.ts'

/** What the privacy page says about the bot protection that is configured: one of its points, and a paragraph. */
export const botProtectionTexts: { point: string; detail: string } =
  site.turnstile.siteKey === '' ? words.own : words.turnstile
