import type { RuleId } from './rules.ts'

export interface Message {
  /** Counted from 1. */
  line: number
  rule: RuleId
}

/** What has been read so far, on which the rules for the next line depend. */
interface Reader {
  line: number
  titleLine?: number
  hasSummary: boolean
  /** Whether there is text other than a summary below the title. */
  hasDetails: boolean
  isFenced: boolean
  /** The last one. */
  section?: { line: number; entries: number }
  addresses: Set<string>
  messages: Message[]
}

const heading = /^(#{1,6})(?!#)(\s*)(.*?)\s*#*\s*$/
const lineBreak = /\r\n|\r|\n/
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
    line: 0,
    hasSummary: false,
    hasDetails: false,
    isFenced: false,
    addresses: new Set(),
    messages: [],
  }
  for (const line of text.replace(/^\uFEFF/, '').split(lineBreak)) {
    reader.line += 1
    readLine(reader, line)
  }
  endSection(reader)
  if (reader.titleLine === undefined) report(reader, 'no-title', 1)
  else if (!reader.hasSummary) report(reader, 'no-summary', reader.titleLine)
  if (!reader.section) report(reader, 'no-sections', text.trimEnd().split(lineBreak).length)
  return reader.messages.toSorted((a, b) => a.line - b.line)
}

function report(reader: Reader, rule: RuleId, line = reader.line): void {
  reader.messages.push({ line, rule })
}

function readLine(reader: Reader, text: string): void {
  if (fence.test(text)) reader.isFenced = !reader.isFenced
  else if (text.trim() === '') return
  const [, marks = '', space = '', name = ''] = (!reader.isFenced && heading.exec(text)) || []
  if (marks) {
    if (name !== '' && space === '') report(reader, 'heading-space')
    readHeading(reader, marks.length, name)
  } else if (!reader.isFenced && /^=+\s*$/.test(text)) report(reader, 'underlined-heading')
  else if (reader.section) readItem(reader, reader.section, text)
  else readPreamble(reader, text)
}

function readHeading(reader: Reader, level: number, name: string): void {
  if (level > 2) {
    report(reader, 'deep-heading')
    return
  }
  if (name === '') report(reader, 'empty-heading')
  if (level === 1) {
    if (reader.titleLine !== undefined) report(reader, 'second-title')
    else if (reader.section) report(reader, 'late-title')
    reader.titleLine ??= reader.line
    return
  }
  endSection(reader)
  reader.section = { line: reader.line, entries: 0 }
  if (name.toLowerCase() === 'optional' && name !== 'Optional') report(reader, 'optional-spelling')
}

/** Everything above the first section. */
function readPreamble(reader: Reader, text: string): void {
  if (reader.titleLine === undefined) {
    // Reported once, because later lines have the same cause.
    if (!reader.messages.some(({ rule }) => rule === 'before-title')) report(reader, 'before-title')
    return
  }
  const isQuote = /^\s{0,3}>/.test(text)
  if (isQuote && reader.hasDetails && !reader.hasSummary) report(reader, 'late-summary')
  reader.hasSummary ||= isQuote
  reader.hasDetails ||= !isQuote
}

function readItem(reader: Reader, section: NonNullable<Reader['section']>, text: string): void {
  const [isItem, indent = '', marker, name = '', address = '', rest = ''] = item.exec(text) ?? []
  if (isItem === undefined) {
    report(reader, 'no-link')
    return
  }
  section.entries += 1
  if (indent.length > 1) report(reader, 'nested-item')
  if (marker !== '-') report(reader, 'marker')
  if (name.trim() === '') report(reader, 'empty-name')
  if (address.trim() === '') report(reader, 'empty-address')
  else if (/\s/.test(address.trim())) report(reader, 'space-in-address')
  else if (!/^https?:\/\/[^/]+/i.test(address.trim())) report(reader, 'relative-address')
  if (address && reader.addresses.has(address)) report(reader, 'repeated-address')
  reader.addresses.add(address)
  if (/^\s*:?\s*$/.test(rest)) report(reader, 'no-notes')
  else if (!rest.startsWith(':')) report(reader, 'no-colon')
}

function endSection(reader: Reader): void {
  if (reader.section?.entries === 0) report(reader, 'empty-section', reader.section.line)
}
