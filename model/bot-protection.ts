import { site } from './site.ts'

const isTurnstile: boolean = site.turnstile.siteKey !== ''

/** What the privacy page says about the bot protection that is configured. */
export const botProtectionTexts = {
  /** One of the points at the top. */
  point: isTurnstile
    ? 'No tracker or tag loads before you agree, and none is set up by default. One third party, Cloudflare, is asked when you use a form. It tells people from robots.'
    : 'No tracker, tag or third party loads before you agree, and none is set up by default.',
  /** A paragraph of the details. */
  detail: isTurnstile
    ? 'Turnstile, a service of Cloudflare, keeps robots out of the forms. It loads when you first use a form and not before. Cloudflare then sees your network address and technical details of your browser. It may ask you to check a box. Our server sends it your address and asks if the check worked. Its [privacy policy](https://www.cloudflare.com/turnstile-privacy-policy/) says what it does with that. If you block it, your message goes out without the check.'
    : 'To keep robots out, your own browser solves a small math problem when you first use a form. You won’t notice, and no third party is involved.',
} as const
