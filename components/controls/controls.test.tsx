// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { at, mounted, type } from '#tests/mounted.tsx'
import { Choice } from './Choice.tsx'
import { RangeField } from './RangeField.tsx'
import { TextField } from './TextField.tsx'

const ignore = () => {}
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value)

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No', note: 'or not yet' },
] as const

const choice = (value: 'yes' | 'no' | undefined) =>
  renderToStaticMarkup(<Choice legend="Is it?" options={options} value={value} onChange={ignore} />)

test('the options of a choice form one group, with at most one selected', () => {
  const html = choice('no')
  expect(new Set(attributes(html, 'name')).size).toBe(1)
  expect(html).toMatch(/<input[^>]* value="no"[^>]* checked=""|<input[^>]* checked=""[^>]* value="no"/)
  expect(attributes(html, 'checked')).toHaveLength(1)
  expect(attributes(choice(undefined), 'checked')).toHaveLength(0)
  expect(html.match(/<span class="choice__note">.*?<\/span>/g)).toEqual([
    '<span class="choice__note">or not yet</span>',
  ])
})

test('two choices on one page are two groups', () => {
  const html = renderToStaticMarkup(
    <>
      <Choice legend="One" options={options} value={undefined} onChange={ignore} />
      <Choice legend="Two" options={options} value={undefined} onChange={ignore} />
    </>,
  )
  expect(new Set(attributes(html, 'name')).size).toBe(2)
})

const number = (fault: string | undefined) =>
  renderToStaticMarkup(<TextField label="Time" unit="hours" value="x" fault={fault} onChange={ignore} />)

test('a number has a label, and an error message that is tied to it', () => {
  const html = number('Enter a number in digits')
  const [id] = attributes(html, 'for')
  expect(html).toContain(`<input id="${id}"`)
  const [describedBy] = attributes(html, 'aria-describedby')
  expect(html).toContain(`id="${describedBy}"`)
  expect(html).toContain('Enter a number in digits')
  expect(attributes(html, 'aria-invalid')).toEqual(['true'])
})

test('a valid number is not marked as invalid', () => {
  const html = number(undefined)
  expect(attributes(html, 'aria-invalid')).toEqual([])
  expect(attributes(html, 'aria-describedby')).toEqual([])
})

test('a slider says its value as it is shown, once', () => {
  const html = renderToStaticMarkup(
    <RangeField label="Leave" min={0} max={2000} step={100} value={700} shown="0.7 s" onChange={ignore} />,
  )
  expect(attributes(html, 'aria-valuetext')).toEqual(['0.7 s'])
  expect(html).toMatch(/<span[^>]* aria-hidden="true">0\.7 s<\/span>/)
  expect(attributes(html, 'for')).toEqual(attributes(html, 'id'))
})

test('controls say what has been chosen or typed', () => {
  const said = vi.fn<(value: string | number) => void>()
  mounted(
    <>
      <Choice legend="" options={options} value={undefined} onChange={said} />
      <RangeField label="" min={0} max={9} step={1} value={1} shown="" onChange={said} />
      <TextField label="" unit="hours" value="" fault={undefined} onChange={said} />
    </>,
  )
  expect(at('.field__unit').textContent).toBe('hours')
  at('[value=no]').click()
  type(at('[type=range]'), '7')
  type(at('input:not([type=range]):not([type=radio])'), 'x')
  expect(said.mock.calls).toEqual([['no'], [7], ['x']])
})
