/**
 * A day as a time with a zone, which feeds need (RFC 3339), and search engines advise for articles: noon in UTC, which is
 * on the same day nearly everywhere.
 * @param day Such as `2026-11-20`.
 */
export const noon = (day: string): string => `${day}T12:00:00Z`
