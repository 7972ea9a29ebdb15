import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#components/html/render-part.tsx'
import BlogPage from './blog/index/+Page.tsx'
import ProjectsPage from './projects/+Page.tsx'

const shown = vi.hoisted(() => ({ data: {} }))
vi.mock('vike-react/useData', () => ({ useData: () => shown.data }))

const heading = (text: string) => ({ note: 'Note', heading: text })
const page = {
  title: 'Title',
  summary: 'Summary.',
  hero: heading('Hero'),
  posts: heading('All articles'),
  studies: heading('All projects'),
  rules: { ...heading('Our rules'), items: [] },
  common: { ...heading('In common'), paragraphs: [] },
  reading: { ...heading('How to read'), items: [] },
  notMeasured: { ...heading('Not measured'), paragraphs: [] },
  action: { ...heading('Talk to us'), text: 'Text.', action: 'Ask' },
}

test.each<[string, ComponentType, string, string]>([
  ['articles', BlogPage, 'All articles', 'Our rules'],
  ['projects', ProjectsPage, 'All projects', 'In common'],
])('without %s, their page has no empty section for them', (_what, Page, list, other) => {
  shown.data = { page, topics: [], pager: {}, posts: [], studies: [], trail: { crumbs: [] } }
  const { html } = renderPart('/', <Page />)
  expect(html).toContain(other)
  expect(html).not.toContain(list)
})
