import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'

/** A violation of a rule. */
export interface Finding {
  rule: string
  message: string
  /** The HTML of the elements concerned. */
  elements: readonly string[]
}

export interface Engine {
  name: string
  /** Checks a page in its current state. */
  run: (page: Page) => Promise<Finding[]>
}

interface AceResult {
  ruleId: string
  message: string
  snippet: string
  value: readonly [string, string]
}

const sourceOf = (module: string): string =>
  readFileSync(createRequire(import.meta.url).resolve(module), 'utf8')
const aceSource = sourceOf('accessibility-checker-engine/ace.js')

/**
 * IBM's engine: WCAG 2.2 at levels A and AA, and IBM's own rules. Only definite violations count, not findings that
 * need a person's judgment.
 */
export const equalAccess: Engine = {
  name: 'Equal Access',
  run: async (page) => {
    if (!(await page.evaluate('"ace" in window'))) await page.evaluate(`${aceSource};window.ace=ace;0`)
    const results = await page.evaluate<AceResult[]>(
      `new ace.Checker().check(document, ['WCAG_2_2', 'IBM_Accessibility']).then(({ results }) =>
        results.map(({ ruleId, message, snippet, value }) => ({ ruleId, message, snippet, value })))`,
    )
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ rule: ruleId, message, elements: [snippet] }))
  },
}

interface SnifferMessage {
  code: string
  msg: string
  html: string
}

const snifferSource = sourceOf('html_codesniffer/build/HTMLCS.js')

/** An HTML 4 rule: links to styles and modules may now be in the body (HTML, section 4.2.4, "body-ok"). */
const outdated = 'WCAG2AAA.Principle2.Guideline2_4.2_4_8.H59.1'

/** Squiz's engine: WCAG 2.1 at level AAA. Only errors count, not warnings and notices, which need a person's judgment. */
export const htmlCodeSniffer: Engine = {
  name: 'HTML_CodeSniffer',
  run: async (page) => {
    if (!(await page.evaluate('"HTMLCS" in window'))) await page.evaluate(`${snifferSource};0`)
    const messages = await page.evaluate<SnifferMessage[]>(
      `new Promise((resolve, reject) => HTMLCS.process('WCAG2AAA', document, () => resolve(
        HTMLCS.getMessages().filter(({ type }) => type === HTMLCS.ERROR)
          .map(({ code, msg, element }) => ({ code, msg, html: element.outerHTML.slice(0, 200) }))), reject))`,
    )
    return messages
      .filter(({ code }) => code !== outdated)
      .map(({ code, msg, html }) => ({ rule: code, message: msg, elements: [html] }))
  },
}
