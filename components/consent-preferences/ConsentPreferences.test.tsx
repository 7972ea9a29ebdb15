import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { words as categoryDescriptions } from '#.site/words/consent-categories.ts'
import { words as preferencesTexts } from '#.site/words/consent-preferences.ts'
import { consentCategories } from '#model/consent.ts'
import { onlyNecessary } from '#components/consent/machine.ts'
import { ConsentPreferences } from './ConsentPreferences.tsx'

const render = (signal: boolean) =>
  renderToStaticMarkup(
    <ConsentPreferences preferences={{ ...onlyNecessary, analytics: true }} signal={signal} />,
  )
const input = (name: string) => new RegExp(`<input [^>]*name="${name}"[^>]*>`).exec(render(false))?.[0]

test('each category has a checkbox with its name and purpose; the necessary one is fixed', () => {
  for (const category of consentCategories) {
    expect(input(category)).toContain(`aria-describedby="preferences-${category}"`)
    expect(render(false)).toContain(categoryDescriptions[category].label)
  }
  expect(input('necessary')).toContain('disabled')
  expect(input('analytics')).toContain('checked')
  expect(input('marketing')).not.toContain('checked')
})

test('the browser’s signal is mentioned only if there is one', () => {
  expect(render(true)).toContain(preferencesTexts.signal)
  expect(render(false)).not.toContain(preferencesTexts.signal)
})
