import { expect, test } from 'vitest'
import { site } from '../../model/site.ts'
import type { RoutePath } from '../../model/routes.ts'
import type { Content } from '../content/content.ts'
import { llmsTxt } from './llms-txt.ts'
import { madeUpLine } from './made-up.ts'

test('llms.txt lists each page once, in its section, without those that are empty', () => {
  const paths = [
    '/',
    '/services/',
    '/services/a/',
    '/blog/',
    '/blog/b/',
    '/blog/topics/c/',
    '/privacy/',
    '/careers/d/',
  ]
  const pages = paths.map((path) => ({
    path: path as RoutePath,
    title: `[${path}]`,
    card: 'A card.',
    updated: '',
  }))
  const text = llmsTxt(pages, { legal: [{ path: '/privacy/' }] } as unknown as Content)
  const written = text
    .replace(site.name, 'NAME')
    .replace(site.tagline, 'TAGLINE')
    .replace(madeUpLine, 'MADE UP')
  expect(written.replaceAll(site.url, 'SITE')).toMatchInlineSnapshot(`
    "# NAME

    > TAGLINE.

    MADE UP

    ## Main pages

    - [/](SITE/): A card.
    - [/services/](SITE/services/): A card.
    - [/blog/](SITE/blog/): A card.

    ## Services

    - [/services/a/](SITE/services/a/): A card.

    ## Insights

    - [/blog/b/](SITE/blog/b/): A card.
    - [/blog/topics/c/](SITE/blog/topics/c/): A card.

    ## Open positions

    - [/careers/d/](SITE/careers/d/): A card.

    ## Optional

    - [/privacy/](SITE/privacy/): A card.
    "
  `)
})
