import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { site } from '#model/site.ts'
import { themeScript } from '#renderer/boot/apply-theme.ts'
import { examples } from './examples.tsx'
import { Guide, Single, slugOf } from './Guide.tsx'

/** A page of the guide, with as much of the site's head as the theme control needs. */
function documentOf(title: string, body: ReactNode): string {
  const markup = renderToStaticMarkup(<MemoryRouter initialEntries={['/services/']}>{body}</MemoryRouter>)
  return (
    `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8"><title>${title}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<link rel="stylesheet" href="guide.css"><script>${themeScript}</script></head><body>${markup}</body></html>`
  )
}

/** The main sheet, and a page for each example. */
export const guidePages = (): { name: string; html: string }[] => [
  { name: 'index', html: documentOf('Style guide', <Guide />) },
  ...examples.map((example) => ({
    name: slugOf(example),
    html: documentOf(slugOf(example), <Single example={example} />),
  })),
]

/** The folders of the components that have an example. */
export const shown: ReadonlySet<string> = new Set(examples.map(({ component }) => component))
