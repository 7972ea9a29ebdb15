import { nameFromAddress, type Entry, type Pages } from './parse.ts'

/** The name of a section without a heading. */
const defaultSection = 'Pages'

/** Brackets would end a link's name early, and some readers do not understand escapes. */
const plainName = (name: string): string => name.replace(/[[\]\\]/g, '').trim()
const plainAddress = (address: string): string =>
  address.replace(/[()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`)

function lineOf({ name, address, notes }: Entry): string {
  const shown = plainName(name) || plainName(nameFromAddress(address)) || 'Page'
  return `- [${shown}](${plainAddress(address)})${notes ? `: ${notes}` : ''}`
}

/** The site's name; without one, the host of the first address. */
function titleOf({ title, sections }: Pages): string {
  if (title) return title
  const addresses = sections.flatMap(({ entries }) => entries.map(({ address }) => address))
  const host = addresses.map((address) => /^https?:\/\/([^/?#]+)/i.exec(address)?.[1]).find(Boolean)
  return host ?? 'Name of the site'
}

/** The text of an llms.txt (https://llmstxt.org/#format): title, summary, text, sections of links. */
export function writeLlmsTxt(pages: Pages): string {
  const { summary, details, sections } = pages
  const parts = [
    `# ${titleOf(pages)}`,
    summary.map((line) => `> ${line}`).join('\n'),
    details.join('\n\n'),
    ...sections
      .filter(({ entries }) => entries.length > 0)
      .map(({ name, entries }) => `## ${name ?? defaultSection}\n\n${entries.map(lineOf).join('\n')}`),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
