import type { RuleId } from './rules.ts'

export interface Message {
  /** Counted from 1. */
  line: number
  rule: RuleId
}

interface Reader {
  /** The rules depend on what has been read so far. */
  place: 'start' | 'title' | 'summary' | 'details' | 'section'
  titleLine?: number
  hasSummary: boolean
  isFenced: boolean
  section?: { line: number; entries: number }
  addresses: Set<string>
  messages: Message[]
}

const heading = /^(#{1,6})(?!#)(\s*)(.*?)\s*#*\s*$/
const fence = /^\s*(```|~~~)/
/** A list item that starts with a link, with brackets and parentheses as CommonMark allows them. */
const item = /^(\s*)([-*+]|\d+[.)])\s+\[((?:\\.|[^\]\\])*)\]\(((?:[^()]|\([^()]*\))*)\)(.*)$/

/**
 * Reads a file from top to bottom, as a program would, without stopping at the first fault. The rules and their sources
 * are in rules.ts.
 * @returns What is wrong or could be better, in the order of the lines.
 */
export function checkLlmsTxt(text: string): Message[] {
  const reader: Reader = {
    place: 'start',
    hasSummary: false,
    isFenced: false,
    addresses: new Set(),
    messages: [],
  }
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  lines.forEach((line, index) => readLine(reader, line, index + 1))
  finish(reader, Math.max(1, text.trimEnd().split(/\r\n|\r|\n/).length))
  return reader.messages.toSorted((a, b) => a.line - b.line)
}

function readLine(reader: Reader, text: string, line: number): void {
  const report = (rule: RuleId) => void reader.messages.push({ line, rule })
  if (fence.test(text)) reader.isFenced = !reader.isFenced
  else if (text.trim() === '') return
  const [, marks = '', space = '', name = ''] = (!reader.isFenced && heading.exec(text)) || []
  if (marks) {
    if (name !== '' && space === '') report('heading-space')
    readHeading(reader, marks.length, name, line, report)
  } else if (!reader.isFenced && /^=+\s*$/.test(text)) report('underlined-heading')
  else if (reader.place === 'section') readItem(reader, text, report)
  else readPreamble(reader, text, report)
}

type Report = (rule: RuleId) => void

function readHeading(reader: Reader, level: number, name: string, line: number, report: Report): void {
  if (level > 2) {
    report('deep-heading')
    return
  }
  if (name === '') report('empty-heading')
  if (level === 1) {
    if (reader.titleLine !== undefined) report('second-title')
    else if (reader.place === 'section') report('late-title')
    else reader.place = 'title'
    reader.titleLine ??= line
    return
  }
  endSection(reader)
  reader.place = 'section'
  reader.section = { line, entries: 0 }
  if (name.toLowerCase() === 'optional' && name !== 'Optional') report('optional-spelling')
}

/** Everything above the first section. */
function readPreamble(reader: Reader, text: string, report: Report): void {
  if (reader.place === 'start') {
    // Reported once, because later lines have the same cause.
    if (!reader.messages.some(({ rule }) => rule === 'before-title')) report('before-title')
    return
  }
  const isQuote = /^\s{0,3}>/.test(text)
  if (isQuote && reader.place !== 'details') {
    reader.place = 'summary'
    reader.hasSummary = true
    return
  }
  if (isQuote && !reader.hasSummary) {
    report('late-summary')
    reader.hasSummary = true
  }
  reader.place = 'details'
}

function readItem(reader: Reader, text: string, report: Report): void {
  const [isItem, indent = '', marker, name = '', address = '', rest = ''] = item.exec(text) ?? []
  if (isItem === undefined) {
    report('no-link')
    return
  }
  if (reader.section) reader.section.entries += 1
  if (indent.length > 1) report('nested-item')
  if (marker !== '-') report('marker')
  if (name.trim() === '') report('empty-name')
  if (address.trim() === '') report('empty-address')
  else if (/\s/.test(address.trim())) report('space-in-address')
  else if (!/^https?:\/\/[^/]+/i.test(address.trim())) report('relative-address')
  if (address && reader.addresses.has(address)) report('repeated-address')
  reader.addresses.add(address)
  if (/^\s*:?\s*$/.test(rest)) report('no-notes')
  else if (!rest.startsWith(':')) report('no-colon')
}

function endSection({ section, messages }: Reader): void {
  if (section?.entries === 0) messages.push({ line: section.line, rule: 'empty-section' })
}

function finish(reader: Reader, lastLine: number): void {
  endSection(reader)
  if (reader.titleLine === undefined) reader.messages.push({ line: 1, rule: 'no-title' })
  else if (!reader.hasSummary) reader.messages.push({ line: reader.titleLine, rule: 'no-summary' })
  if (!reader.section) reader.messages.push({ line: lastLine, rule: 'no-sections' })
}
