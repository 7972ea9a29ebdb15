import { site } from './site.ts'

const isTurnstile: boolean = site.turnstile.siteKey !== ''

/** What the privacy page says of the check against robots: that which is configured. */
export const botProtectionTexts = {
  /** One of the points at the top. */
  point: isTurnstile
    ? 'No tracker or tag is loaded before you agree, and none is configured by default. One third party, Cloudflare, is asked when you use a form: it tells people from robots.'
    : 'No tracker, tag or third party is loaded before you agree, and none is configured by default.',
  /** A paragraph of the details. */
  detail: isTurnstile
    ? 'Turnstile, a service of Cloudflare, keeps robots from the forms. It is loaded when you first use a form, and not before. Cloudflare then sees your network address and technical details of your browser, and may ask you to tick a box; our server asks it with your address whether the check has succeeded. Its [privacy policy](https://www.cloudflare.com/turnstile-privacy-policy/) says what it does with that. If you block it, your message is sent without the check.'
    : 'A short sum, worked out by your own browser when you first use a form, keeps robots away. You see nothing of it, and no third party takes part.',
} as const
