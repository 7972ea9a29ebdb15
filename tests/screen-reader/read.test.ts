import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveCopy } from '../../engine/serve/static/serve-copy.ts'
import { startFirefox } from '../../packages/audits/browser/firefox.ts'
import type { Session } from '../../packages/audits/browser/session.ts'
import { rejection } from '../../packages/audits/browser/visitor.ts'
import { readVirtually, virtualReader } from '../browser/virtual-reader.ts'
import { newCopy, succeeded, type ProjectCopy } from '../project-copy.ts'
import { hydrated } from '../engines/hydrated.ts'
import { namesIn, unheard } from './names.ts'
import { startOrca, type Orca } from './orca.ts'

/** The sample, and two firms with pages in other languages, each read by an Orca in that language. */
const sites = [
  { language: 'en', locale: 'en_US', answers: '', root: '', service: 'saas' },
  { language: 'es', locale: 'es_ES', answers: 'plumber.yaml', root: '/es', service: 'water-heaters' },
  { language: 'nb', locale: 'nb_NO', answers: 'law-office.json', root: '', service: 'arbeidsrett' },
]

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
    await browser.open(`${url}/`)
    await browser.run((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    }, rejection())
  })
  afterAll(async () => {
    for (const stop of toStop.toReversed()) await stop()
  })

  /** Opens a page, and waits until Orca has announced it. */
  async function visit(route: string): Promise<void> {
    const before = orca.heard().length
    await browser.open(url + route)
    await hydrated(browser)
    const title = await browser.run(() => document.title)
    const isThere = () => orca.heard().some((phrase, at) => at >= before && phrase.endsWith(`${title}.`))
    await expect.poll(isThere).toBe(true)
  }

  const focused = (selector: string) =>
    browser.run((sought) => document.activeElement?.matches(sought) ?? false, selector)

  /** Makes everything around a part inert, as a dialog does, and waits until Orca has said the part's heading. */
  async function silenceAround(part: string): Promise<void> {
    const before = orca.heard().length
    const heading = await browser.run((selector) => {
      for (let at = document.querySelector(selector); at && at !== document.body; at = at.parentElement)
        for (const other of at.parentElement?.children ?? [])
          if (other !== at && other instanceof HTMLElement) other.inert = true
      const first = document.querySelector<HTMLElement>(`${selector} :is(h1, h2, h3)`)
      if (first) first.tabIndex = -1
      first?.focus()
      return first?.textContent ?? ''
    }, part)
    const said = () => unheard([{ texts: [heading], within: -1 }], orca.heard().slice(before))
    await expect.poll(said).toEqual([])
  }

  /**
   * Has a part of the page read, and compares what is said with the file of what was said before.
   * @returns The names that were not heard.
   */
  async function unheardIn(part: string, name: string): Promise<string[]> {
    if (part !== 'body') await silenceAround(part)
    const names = await browser.run(namesIn, part)
    const phrases = await orca.readAll()
    await expect(`${phrases.join('\n')}\n`).toMatchFileSnapshot(`spoken/${language}-${name}.orca.txt`)
    const missed = unheard(names, phrases)
    // The virtual reader's English texts are in tests/browser/baselines.
    if (language === 'en') return missed
    // As a string, to which the page's policy does not apply.
    await browser.run((await virtualReader()) as never)
    const others = await browser.run(readVirtually, part)
    await expect(`${others.join('\n')}\n`).toMatchFileSnapshot(`spoken/${language}-${name}.virtual.txt`)
    return missed
  }

  test('the home page', async () => {
    await visit('/')
    expect(await unheardIn('body', 'home')).toEqual([])
  })

  test('a service', async () => {
    await visit(`/services/${service}/`)
    expect(await unheardIn('main', 'service')).toEqual([])
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
    expect(await unheardIn('main', 'contact-form-with-errors')).toEqual([])
    // The link of an error leads to its field, which is read with the error.
    const before = orca.heard().length
    const names = await browser.run(() => {
      const link = document.querySelector<HTMLElement>('.error-summary a')
      link?.click()
      const field = document.querySelector<HTMLInputElement>('.contact-form [aria-invalid=true]')
      return [field?.labels?.[0]?.textContent ?? '', link?.textContent ?? '']
    })
    await expect.poll(() => unheard([{ texts: names, within: -1 }], orca.heard().slice(before))).toEqual([])
  })

  test('a dialog', async () => {
    await visit('/about/')
    await browser.click('aside [aria-haspopup=dialog]')
    await expect.poll(() => focused('dialog *')).toBe(true)
    expect(await unheardIn('dialog', 'dialog')).toEqual([])
  })

  // Only the sample has demonstrations.
  test.each(answers ? [] : ['gaze-guardian'])('the demonstration %s', async (demonstration) => {
    await visit(`/case-studies/${demonstration}/`)
    await browser.click(`#try-${demonstration}`)
    await expect.poll(() => focused('.demo--live')).toBe(true)
    expect(await unheardIn('.demo--live', 'demonstration')).toEqual([])
  })
})
