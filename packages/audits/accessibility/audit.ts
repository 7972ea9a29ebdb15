import type { Browser } from 'playwright'
import { launchBrowser } from '../browser/find-browser.ts'
import { decided, hydrated } from '../browser/visitor.ts'
import type { Outcome } from '../outcome.ts'
import { builtPaths } from '../site/built-paths.ts'
import { templates } from '../site/templates.ts'
import type { Engine } from './engines.ts'
import { plain, templateScenarios, type Scenario } from './scenarios.ts'

type Theme = 'dark' | 'light'

interface Check {
  path: string
  theme: Theme
  scenario: Scenario
}

/**
 * Every page of every language as loaded, and one page of each template in every state, all in both themes. States are
 * only entered in the main language, since the other languages differ only in their texts.
 */
export function planChecks(): Check[] {
  const checks = (paths: readonly string[], scenarios: readonly Scenario[]): Check[] =>
    (['dark', 'light'] as const).flatMap((theme) =>
      scenarios.flatMap((scenario) => paths.map((path) => ({ path, theme, scenario }))),
    )
  return [...checks(builtPaths(), [plain]), ...checks(Object.values(templates), templateScenarios)]
}

interface AuditOptions {
  /** The address of the served site, with its base path. */
  url: string
  engines: readonly Engine[]
  checks: readonly Check[]
  /** Called after each check with the number of checks done. */
  onProgress?: (done: number) => void
}

/** How many pages are open at a time. */
const workers = 2

/**
 * Runs every engine on the pages and states of all checks.
 * @returns What each of them found.
 * @throws {Error} If a page does not load or a state cannot be reached; the message names both.
 */
export async function audit({ url, engines, checks, onProgress }: AuditOptions): Promise<Outcome[]> {
  await using chrome = await launchBrowser()
  const queue = [...checks]
  const found = new Map(engines.map((engine) => [engine, [] as Outcome['findings'][number][]]))
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      await runCheck(chrome, url, check, found)
      onProgress?.(checks.length - queue.length)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  return [...found].map(([{ name }, findings]) => ({ tool: name, checked: checks.length, findings }))
}

/** Adds what each engine finds on one page in one state. */
async function runCheck(
  chrome: Browser,
  url: string,
  { path, theme, scenario }: Check,
  found: ReadonlyMap<Engine, Outcome['findings'][number][]>,
): Promise<void> {
  await using page = await chrome.newPage({
    // The site's policy would block the engines, which are injected into the page.
    bypassCSP: true,
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width: scenario.width, height: 900 },
  })
  try {
    page.setDefaultTimeout(20_000)
    await decided(page)
    await page.goto(url + path)
    // Input starts the app at once; without it, the app waits until the page is idle.
    await page.mouse.move(5, 5)
    await hydrated(page)
    await scenario.enter(page)
    for (const [engine, findings] of found)
      for (const { rule, message, elements } of await engine.run(page)) {
        const where = `${theme}, ${scenario.name}`
        findings.push({
          path,
          rule,
          message: [`${message} (${where})`, ...elements.slice(0, 3)].join('\n    '),
        })
      }
  } catch (error) {
    throw new Error(`${path} (${theme}, ${scenario.name}): ${(error as Error).message}`, { cause: error })
  }
}
