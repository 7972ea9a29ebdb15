import { site } from '../../model/site.ts'

/** Days until which a reader may trust the file; RFC 9116, section 2.5.5, advises less than a year. */
const validDays = 360

/**
 * /.well-known/security.txt (RFC 9116): whom to tell about a vulnerability. It expires a while after the newest
 * change of the content, so that two builds of the same commit are the same: publish at least once a year.
 * @param newest ISO date of the newest content.
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
