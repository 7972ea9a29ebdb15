import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** One violation: the rule, what is wrong, and the elements. */
export interface Finding {
  rule: string
  message: string
  elements: readonly string[]
}

export interface Engine {
  name: string
  maker: string
  /** What is wrong with the page as it stands. */
  run: (page: Page) => Promise<Finding[]>
}

/** WCAG 2.2 at levels A, AA and AAA, and what axe calls best practices. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const axe: Engine = {
  name: 'axe',
  maker: 'Deque',
  run: async (page) => {
    const { violations } = await new AxeBuilder({ page }).withTags(axeTags).analyze()
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      message: help,
      elements: nodes.map(({ html }) => html),
    }))
  },
}

interface AceResult {
  ruleId: string
  message: string
  snippet: string
  value: readonly [string, string]
}

const aceSource = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

/** The rule set of WCAG 2.2, levels A and AA. Only certain violations count, not what a person has to judge. */
const equalAccess: Engine = {
  name: 'Equal Access',
  maker: 'IBM',
  run: async (page) => {
    if (!(await page.evaluate('"ace" in window'))) await page.evaluate(`${aceSource};window.ace=ace;0`)
    const results = await page.evaluate<AceResult[]>(
      `new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) =>
        results.map(({ ruleId, message, snippet, value }) => ({ ruleId, message, snippet, value })))`,
    )
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ rule: ruleId, message, elements: [snippet] }))
  },
}

export const engines: readonly Engine[] = [axe, equalAccess]
