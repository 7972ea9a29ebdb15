import type { OddLine } from './texts.ts'
import { htmlToLines, looksLikeHtml } from './html-to-lines.ts'

/** One page of the site. */
export interface Entry {
  /** The line of the pasted text, counted from 1. */
  line: number
  name: string
  address: string
  notes: string
}

export interface Section {
  /** Absent for entries above the first heading. */
  name?: string
  entries: Entry[]
}

export interface Pages {
  title?: string
  summary: string[]
  details: string[]
  sections: Section[]
  odd: OddLine[]
}

const address = /^(?:https?:\/\/\S+|\/\S*)$/i
const link = /\[((?:\\.|[^\]\\])*)\]\(\s*((?:[^()\s]|\([^()\s]*\))*)[^)]*\)/g

/** The name of a page that came without one: the last part of its address, in words. */
export function nameFromAddress(of: string): string {
  const [, host = '', path = ''] = /^(?:https?:\/\/([^/?#]+))?([^?#]*)/i.exec(of) ?? []
  const last = path.split('/').findLast((part) => part !== '')
  if (last === undefined) return host || of
  const plain = last
    .replace(/\.\w+$/, '')
    .replace(/[-_+]+|%20/g, ' ')
    .trim()
  return plain === '' ? of : plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** The entries of a line: `title | address | notes` with bars or tabs, Markdown links, or an address alone. */
function entriesOf(text: string, line: number): Entry[] {
  const links = [...text.matchAll(link)]
  if (links.length > 0) {
    return links.map((found, index) => {
      const end = found.index + found[0].length
      const behind = text.slice(end, links[index + 1]?.index)
      const [, name = '', to = ''] = found
      return {
        line,
        name: name.trim() || nameFromAddress(to),
        address: to,
        notes: behind.replace(/^[\s:|–—-]+|[\s|•·,-]+$/g, ''),
      }
    })
  }
  const cells = text.split(/\s*[|\t]\s*/).map((cell) => cell.trim())
  const place = cells.findIndex((cell) => address.test(cell))
  const to = cells[place]
  if (to !== undefined) {
    const rest = cells.filter((cell, index) => index !== place && cell !== '')
    const name = place > 0 ? rest.shift() : undefined
    return [{ line, name: name ?? nameFromAddress(to), address: to, notes: rest.join(', ') }]
  }
  const [first = '', ...others] = text.split(/\s+/)
  return address.test(first) && first.startsWith('http')
    ? [{ line, name: nameFromAddress(first), address: first, notes: others.join(' ') }]
    : []
}

/**
 * Reads pasted pages: lines, Markdown, HTML or a sitemap. The first line with one hash sign is the site's name; other
 * lines with hash signs start a section. A line that yields no entry is set aside with the reason, never dropped.
 */
export function parsePages(pasted: string): Pages {
  const pages: Pages = { summary: [], details: [], sections: [], odd: [] }
  const known = new Set<string>()
  const text = looksLikeHtml(pasted) ? htmlToLines(pasted) : pasted
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = index + 1
    const content = raw.trim().replace(/^(?:[-*+•]|\d+[.)])\s+/, '')
    if (content === '' || content === '|') return
    const putAside = (reason: OddLine['reason']) => void pages.odd.push({ line, text: raw.trim(), reason })
    const [, marks, name = ''] = /^(#+)\s*(.*?)\s*#*$/.exec(content) ?? []
    if (marks !== undefined) {
      if (name === '') putAside('no-words')
      else if (marks === '#' && pages.title === undefined && pages.sections.length === 0) pages.title = name
      else pages.sections.push({ name, entries: [] })
      return
    }
    if (content.startsWith('>') && pages.sections.length === 0) {
      pages.summary.push(content.replace(/^>\s*/, ''))
      return
    }
    const entries = entriesOf(content, line)
    if (entries.length === 0) {
      if (pages.title !== undefined && pages.sections.length === 0) pages.details.push(content)
      else putAside('no-address')
      return
    }
    for (const entry of entries) {
      if (known.has(entry.address)) putAside('repeated')
      else sectionFor(pages).entries.push(entry)
      known.add(entry.address)
    }
  })
  return pages
}

function sectionFor(pages: Pages): Section {
  const last = pages.sections.at(-1)
  if (last) return last
  const first: Section = { entries: [] }
  pages.sections.push(first)
  return first
}
