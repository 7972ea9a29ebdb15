import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { site } from '#model/site.ts'
import { themeScript } from '#renderer/boot/apply-theme.ts'
import { examples } from './examples.tsx'
import { Guide, Single, slugOf } from './Guide.tsx'

/** A page of the guide: the site's head in short, so that the theme control works. */
function documentOf(title: string, body: ReactNode): string {
  const markup = renderToStaticMarkup(<MemoryRouter initialEntries={['/services/']}>{body}</MemoryRouter>)
  return (
    `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8"><title>${title}</title>` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<link rel="stylesheet" href="guide.css"><script>${themeScript}</script></head><body>${markup}</body></html>`
  )
}

export interface GuidePage {
  name: string
  html: string
}

/** The sheet with everything, and each example alone. */
export const guidePages = (): GuidePage[] => [
  { name: 'index', html: documentOf('Style guide', <Guide />) },
  ...examples.map((example) => ({
    name: slugOf(example),
    html: documentOf(slugOf(example), <Single example={example} />),
  })),
]

/** Folders of components that no example shows, with the reason where there is one. */
export const shown = (): Set<string> => new Set(examples.map(({ component }) => component))
