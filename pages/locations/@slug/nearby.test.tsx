import { expect, test } from 'vitest'
import { renderPart } from '#components/html/render-part.tsx'
import { Nearby } from './Nearby.tsx'

test('a place without neighbors has no empty list of them', () => {
  const { html } = renderPart('/', <Nearby meeting={{ html: 'By bus.' }} sources={[]} links={[]} />)
  expect(html).toContain('By bus.')
  expect(html).not.toContain('<ul')
})
