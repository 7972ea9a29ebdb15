import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

type Parts = Record<string, { default: ComponentType }>
const figures = import.meta.glob<true, string, Parts[string]>('./*/*/Figure.tsx', { eager: true })
const live = import.meta.glob<true, string, Parts[string]>('./*/*/Live.tsx', { eager: true })
const folders = Object.keys(live).map((file) => file.replace('/Live.tsx', ''))

test('there are some', () => {
  expect(folders.length).toBeGreaterThan(0)
})

describe.each(folders)('%s', (folder) => {
  const render = (parts: Parts, name: string) => {
    const Part = parts[`${folder}/${name}.tsx`]!.default
    return renderToStaticMarkup(<Part />)
  }

  test('has a worked example in plain HTML', () => {
    const html = render(figures, 'Figure')
    expect(html.replaceAll(/<[^>]*>/g, '').length).toBeGreaterThan(50)
    expect(html).not.toMatch(/<(?:button|input|textarea)\b/)
  })

  test('has a live part that renders', () => {
    expect(render(live, 'Live')).toMatch(/<(?:button|input|textarea)\b/)
  })
})
