import { chromium, type Browser } from 'playwright'
import { equalAccess, htmlCodeSniffer } from '../accessibility/engines.ts'
import { decided, hydrated } from '../browser/visitor.ts'
import type { Finding, Outcome } from './finding.ts'

/** The engines other than axe, which `npm run audit:a11y` runs in every state of a page. */
const engines = [equalAccess, htmlCodeSniffer]

/** The widths of a phone and a desktop, in CSS pixels. */
const widths = [390, 1280]

/** Runs each engine over the served pages, at both widths, after the app has started. */
export async function checkAccessibility(
  origin: string,
  paths: readonly string[],
  executablePath: string,
): Promise<Outcome[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const visits = paths.flatMap((path) => widths.map((width) => ({ path, width })))
    const findings: Finding[] = []
    const work = async () => {
      // oxlint-disable-next-line no-await-in-loop -- each worker visits one page at a time
      for (let visit = visits.pop(); visit; visit = visits.pop())
        findings.push(...(await look(browser, origin, visit)))
    }
    const checked = visits.length
    await Promise.all([work(), work()])
    return engines.map(({ name }) => ({
      tool: name,
      checked,
      findings: findings.filter(({ tool }) => tool === name),
    }))
  } finally {
    await browser.close()
  }
}

async function look(
  browser: Browser,
  origin: string,
  { path, width }: { path: string; width: number },
): Promise<Finding[]> {
  // The engines are injected into the page, which a strict policy would block.
  const page = await browser.newPage({
    bypassCSP: true,
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
  })
  try {
    await decided(page)
    await page.goto(origin + path)
    await hydrated(page)
    const findings: Finding[] = []
    for (const { name, run } of engines) {
      // oxlint-disable-next-line no-await-in-loop -- they share the page
      for (const { rule, message, elements } of await run(page))
        findings.push({ tool: name, path, rule, message: `${message} (${width} px) ${elements.join(' ')}` })
    }
    return findings
  } finally {
    await page.close()
  }
}
