import { site } from '../../model/site.ts'

/** The number of days for which the file is valid; RFC 9116, section 2.5.5, recommends less than a year. */
const validDays = 360

/**
 * /.well-known/security.txt (RFC 9116): whom to tell about a vulnerability. Its expiration depends on the newest
 * content, so that two builds of the same commit are equal; the content must therefore change at least once a year.
 * @param newest The ISO date of the newest content.
 */
export function securityTxt(newest: string): string {
  const expires = new Date(Date.parse(newest) + validDays * 86_400_000).toISOString()
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${site.language.split('-')[0]}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    '',
  ].join('\n')
}
