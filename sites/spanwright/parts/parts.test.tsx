import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

type Parts = Record<string, { default: ComponentType }>
const figures = import.meta.glob<true, string, Parts[string]>('./*/*/Figure.tsx', { eager: true })
const live = import.meta.glob<true, string, Parts[string]>('./*/*/Live.tsx', { eager: true })
const folders = Object.keys(live).map((file) => file.replace('/Live.tsx', ''))

const render = (parts: Parts, folder: string, name: string) => {
  const Part = parts[`${folder}/${name}.tsx`]!.default
  return renderToStaticMarkup(<Part />)
}

// A play has no figure; the page's drawing takes its place.
test.each(folders.filter((folder) => !folder.startsWith('./plays/')))(
  '%s has a worked example in plain HTML',
  (folder) => {
    const html = render(figures, folder, 'Figure')
    expect(html.replaceAll(/<[^>]*>/g, '').length).toBeGreaterThan(50)
    expect(html).not.toMatch(/<(?:button|input|textarea)\b/)
  },
)

test.each(folders)('%s has a live part that renders', (folder) => {
  expect(render(live, folder, 'Live')).toMatch(/<(?:button|input|textarea)\b/)
})
