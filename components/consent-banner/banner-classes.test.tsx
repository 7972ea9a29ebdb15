import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { banner } from './ConsentBanner.tsx'
import { bannerClasses } from './banner-classes.ts'

test('are those that the banner has', () => {
  const html = renderToStaticMarkup(<MemoryRouter>{banner}</MemoryRouter>)
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
  expect([...new Set(classes)].toSorted()).toEqual(bannerClasses)
})
