import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveCopy } from '../../engine/serve/static/serve-copy.ts'
import { startFirefox } from '../../packages/audits/browser/firefox.ts'
import type { Session } from '../../packages/audits/browser/session.ts'
import { rejection, store } from '../../packages/audits/browser/visitor.ts'
import { readVirtually, virtualReader } from '../browser/virtual-reader.ts'
import { newCopy, succeeded, type ProjectCopy } from '../project-copy.ts'
import { hydrated } from '../engines/hydrated.ts'
import { leaked, learn, unheard, type Vocabulary } from './heard.ts'
import { itemsIn } from './items.ts'
import { startOrca, type Orca } from './orca.ts'

/** The sample, and two firms with pages in other languages, each read by an Orca in that language. */
const sites = [
  { language: 'en', locale: 'en_US', answers: '', root: '', service: 'saas' },
  { language: 'es', locale: 'es_ES', answers: 'plumber.yaml', root: '/es', service: 'water-heaters' },
  { language: 'nb', locale: 'nb_NO', answers: 'law-office.json', root: '', service: 'arbeidsrett' },
]

/** One element of each kind that the pages have, with plain text between them. */
const samples = `<!doctype html><title>samples</title><div>start</div>${[
  ...[1, 2, 3].map((level) => `<h${level}>name</h${level}>`),
  '<a href="#">name</a>',
  '<div role="group" aria-label="name">inside</div>',
  '<div role="application" tabindex="0" aria-label="name"></div>',
  '<div role="img" aria-label="name"></div>',
  '<button>name</button>',
  '<button disabled>name</button>',
  '<button aria-haspopup="dialog">name</button>',
  '<button role="switch" aria-checked="false">name</button>',
  '<details><summary>name</summary></details>',
  '<details open><summary>name</summary></details>',
  '<label for="range">name</label><input type="range" id="range">',
  '<label for="text">name</label><input id="text">',
  '<label for="filled">name</label><input id="filled" required value="value">',
  '<label for="empty">name</label><input id="empty" required>',
  '<label for="area">name</label><textarea id="area" required></textarea>',
  '<label for="choice">name</label><select id="choice"><option>value</select>',
  '<label for="chosen">name</label><select id="chosen" required><option>value</select>',
  '<input type="radio" aria-label="name">',
  '<input type="radio" aria-label="name" checked>',
  '<label for="unchecked">name</label><input type="checkbox" id="unchecked" required>',
  '<label for="check">name</label><input type="checkbox" id="check" required checked>',
]
  .map((sample) => `${sample}<div>next</div>`)
  .join('')}`

/** Whether phrases include texts, in this order. */
const haveSaid =
  (...texts: string[]) =>
  (phrases: readonly string[]) =>
    unheard([{ texts, kind: '', within: -1 }], phrases).length === 0

/** Builds the site of a firm in a copy of the project. */
function builtCopy(answers: string): ProjectCopy {
  const copy = newCopy('heard', { SITE: undefined })
  rmSync(copy.at('content'), { recursive: true, force: true })
  succeeded(copy.run('setup', '--answers', path.resolve('tests/builds/firms', answers)))
  succeeded(copy.build())
  return copy
}

describe.each(sites)('in $language', ({ language, locale, answers, root, service }) => {
  let url = ''
  let orca: Orca
  let browser: Session
  let vocabulary: Vocabulary
  const toStop: (() => unknown)[] = []

  beforeAll(async () => {
    const copy = answers && builtCopy(answers)
    if (copy) toStop.push(copy.remove)
    const host = await serveCopy(copy ? copy.folder : process.cwd())
    toStop.push(host.stop)
    url = host.url + root
    orca = await startOrca(locale)
    toStop.push(orca.stop)
    browser = await startFirefox({
      environment: orca.environment,
      preferences: {
        'accessibility.force_disabled': -1,
        'intl.accept_languages': language,
        // Without it, Orca reads links the same whether their pages have been visited or not.
        'places.history.enabled': false,
      },
    })
    toStop.push(browser.stop)
    await orca.focusWindow('firefox')
    const hears = orca.listen()
    await browser.open(`data:text/html,${encodeURIComponent(samples)}`)
    await hears(haveSaid('start'))
    vocabulary = learn(await browser.run(itemsIn, 'body'), await orca.readAll())
    await browser.open(`${url}/`)
    await browser.run(store, rejection())
  })
  afterAll(async () => {
    for (const stop of toStop.toReversed()) await stop()
  })

  /** Opens a page, and waits until Orca has announced it. */
  async function visit(route: string): Promise<void> {
    const hears = orca.listen()
    await browser.open(url + route)
    await hydrated(browser)
    const title = await browser.run(() => document.title)
    await hears((phrases) => phrases.some((phrase) => phrase.endsWith(`${title}.`)))
  }

  const focused = (selector: string) =>
    browser.run((sought) => document.activeElement?.matches(sought) ?? false, selector)

  /** Makes everything around a part inert, as a dialog does, and waits until Orca has said the part's heading. */
  async function silenceAround(part: string): Promise<void> {
    const hears = orca.listen()
    const heading = await browser.run((selector) => {
      for (let at = document.querySelector(selector); at && at !== document.body; at = at.parentElement)
        for (const other of at.parentElement?.children ?? [])
          if (other !== at && other instanceof HTMLElement) other.inert = true
      const first = document.querySelector<HTMLElement>(`${selector} :is(h1, h2, h3)`)
      if (first) first.tabIndex = -1
      first?.focus()
      return first?.textContent ?? ''
    }, part)
    await hears(haveSaid(heading))
  }

  /**
   * Has a part of the page read, and keeps what was said in `reports/spoken`.
   * @returns What was not heard, and what should not have been.
   */
  async function faultsIn(part: string, name: string): Promise<string[]> {
    const page = await browser.run(itemsIn, 'body')
    if (part !== 'body') await silenceAround(part)
    const items = await browser.run(itemsIn, part)
    const phrases = await orca.readAll()
    mkdirSync('reports/spoken', { recursive: true })
    writeFileSync(`reports/spoken/${language}-${name}.txt`, `${phrases.join('\n')}\n`)
    const faults = [...unheard(items, phrases, vocabulary), ...leaked(page, items, phrases)]
    // What the virtual reader says in English is in tests/browser/baselines.
    if (language === 'en') return faults
    // As a string, to which the page's policy does not apply.
    await browser.run((await virtualReader()) as never)
    return [...faults, ...unheard(items, await browser.run(readVirtually, part))]
  }

  test('the home page', async () => {
    await visit('/')
    expect(await faultsIn('body', 'home')).toEqual([])
  })

  test('a service', async () => {
    await visit(`/services/${service}/`)
    expect(await faultsIn('main', 'service')).toEqual([])
  })

  test('the contact form with two errors', async () => {
    await visit('/contact/')
    await browser.click('.contact-form [name=name]')
    await browser.type('Ada Example')
    await browser.run(() => {
      const topic = document.querySelector<HTMLSelectElement>('.contact-form [name=topic]')
      if (!topic) return
      topic.selectedIndex = 1
      topic.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await browser.click('.contact-form [name=consent]')
    await browser.click('.contact-form [type=submit]')
    await expect.poll(() => focused('.error-summary')).toBe(true)
    expect(await browser.run(() => document.querySelectorAll('.error-summary a').length)).toBe(2)
    expect(await faultsIn('main', 'contact-form-with-errors')).toEqual([])
    // The link of an error leads to its field, which is read with the error.
    const hears = orca.listen()
    const texts = await browser.run(() => {
      const link = document.querySelector<HTMLElement>('.error-summary a')
      link?.click()
      const field = document.querySelector<HTMLInputElement>('.contact-form [aria-invalid=true]')
      return [field?.labels?.[0]?.textContent ?? '', link?.textContent ?? '']
    })
    await hears(haveSaid(...texts))
  })

  test('a dialog', async () => {
    await visit('/about/')
    await browser.click('aside [aria-haspopup=dialog]')
    await expect.poll(() => focused('dialog *')).toBe(true)
    expect(await faultsIn('dialog', 'dialog')).toEqual([])
  })

  // Only the sample has demonstrations.
  test.each(answers ? [] : ['gaze-guardian'])('the demonstration %s', async (demonstration) => {
    await visit(`/case-studies/${demonstration}/`)
    await browser.click(`#try-${demonstration}`)
    await expect.poll(() => focused('.demo--live')).toBe(true)
    expect(await faultsIn('.demo--live', 'demonstration')).toEqual([])
  })
})
