/**
 * Length limits for the fields of a contact message, in characters. The form and the function use these
 * values; a test checks that the migration has the same ones.
 */
export const contactLimits = {
  name: { min: 2, max: 100 },
  /** 254 characters is the longest address that can be delivered to (RFC 5321, section 4.5.3.1). */
  email: { min: 6, max: 254 },
  company: { max: 120 },
  /** E.164 allows 15 digits; the rest is room for how people write them. */
  phone: { max: 30 },
  topic: { max: 80 },
  /** The name of one of the site's ranges, which the function checks. */
  budget: { max: 40 },
  message: { min: 10, max: 4000 },
  page: { max: 300 },
} as const

/** Nobody fills in the form in less time than this, in milliseconds. */
export const minimumMs = 3000
/** How long a challenge stays valid, in minutes. */
export const challengeMinutes = 30
/** The largest request body, in bytes. It fits the longest valid message in the widest encoding. */
export const maximumBytes = 65_536
