import { createElement } from 'react'
import { renderPart } from '#components/html/render-part.tsx'
import { loadContent } from '#engine/content/load.ts'
import { pageOf } from '#engine/content/find.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { crumbs } from '../crumbs.ts'
import { Told } from './Told.tsx'

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const path = '/resources/sample-agreement/'
  const page = pageOf(content, 'sample-agreement')
  const { title, summary, hero, action } = page
  return {
    ...pageHead({ path, fields: page, name: page.label, crumbs: crumbs(content) }),
    page: { title, summary, hero, action },
    prerendered: { told: renderPart(path, createElement(Told, page)) },
  }
}
