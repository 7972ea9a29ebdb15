import { hash } from 'node:crypto'
// Vite exports this, too, but loading Vite would take each worker a fifth of a second.
import { minifySync } from 'rolldown/utils'
import { withBase } from '../../model/base-path.ts'
import { addPolicy, charset, hashSource } from '../hosting/content-security-policy.ts'
import { configuredThirdParties } from '../hosting/third-parties.ts'
import { startApp } from '../../renderer/boot/start-app.ts'
import { inlineFirstPicture } from './first-picture.ts'
import type { PageStyles } from './page-styles.ts'
import { tidyMarkup, type PageNames } from './tidy-markup.ts'

/** Functions of the build that finishing a page needs. */
interface FinishContext {
  /**
   * The part of a built stylesheet, given by its path, such as `/assets/x.css`, that a page with these names can use.
   */
  stylesFor: (path: string, names: PageNames) => PageStyles
  /** The text of the drawing with this address, if there is one. */
  drawingAt: (address: string) => string | undefined
}

/** The parts of Vike's serialized page context that the build reads. */
interface PageContext {
  data?: { heading?: string; prerendered?: unknown; graph?: unknown }
}

const minified: Record<string, string> = {}

/** Minifies the source of an inline script, once for each distinct source. */
const minifyScript = (source: string): string =>
  (minified[source] ??= minifySync('inline.js', source, { module: false }).code.trim().replace(/;$/, ''))

const linkTag = /<link rel="(stylesheet|modulepreload|preload)"([^>]*)>/g
const scriptElement = /<script([^>]*)>([^]*?)<\/script>/g
const charsetTag = /<meta charset="[^"]*"\s*\/?>/i

/**
 * Turns a page as Vike renders it into the page that is sent: inlines the styles of its first screen, and replaces the
 * module entry with the boot script, which joins the head's own, since each inline script needs a hash in both policies.
 * The charset comes first in the head, since it must be within the first 1024 bytes; the styles come last, after
 * everything that crawlers look for. The rest of the styles are linked at the end of the body, where browsers don't wait
 * for them before they paint what is above.
 * @returns The page, the rest of its styles, for a file of their own, and what is known about it afterwards: the modules
 * that it loads when it starts, the hash source of its inline script, and the data that Vike passes to the browser.
 * @throws {Error} If the page doesn't have exactly one entry, one stylesheet and one inline script, because Vike's
 * output has changed.
 */
export function finishHtml(html: string, { stylesFor, drawingAt }: FinishContext) {
  const modules: string[] = []
  const entries: string[] = []
  const stylesheets: string[] = []
  const scripts: string[] = []
  const contexts: PageContext[] = []
  const take = (list: string[], attributes: string) => {
    list.push(/ (?:href|src)="([^"]+)"/.exec(attributes)?.[1] ?? '')
    return ''
  }
  const data = (attributes: string, text: string) => {
    const value = JSON.parse(text) as PageContext
    if (!attributes.includes('id="vike_pageContext"')) return plainJson(value)
    contexts.push(value)
    return plainJson(withoutShown(value))
  }

  const { markup, names } = tidyMarkup(
    html
      .replace(linkTag, (tag, kind: string, attributes: string) => {
        if (kind === 'stylesheet') return take(stylesheets, attributes)
        if (kind === 'modulepreload') return take(modules, attributes)
        // Vike preloads every font that the styles name; `fontPreloads` adds those that this page needs.
        return attributes.includes(' as="font"') ? '' : tag
      })
      .replace(scriptElement, (element, attributes: string, source: string) => {
        if (attributes === '') {
          scripts.push(source)
          return ''
        }
        if (attributes.includes('type="application/json"'))
          return `<script${attributes}>${data(attributes, source)}</script>`
        return attributes.includes('type="module"') ? take(entries, attributes) : element
      })
      .replace(charsetTag, '')
      .replace(/<head[^>]*>/, (head) => `${head}${charset}`),
  )

  const entry = onlyOne('module entry', entries)
  const stylesheet = onlyOne('stylesheet', stylesheets)
  const { first: styles, rest: css } = stylesFor(stylesheet, names)
  // Its name changes with its text, so that browsers may cache it forever.
  const rest = { css, file: `assets/styles/${hash('sha256', css).slice(0, 10)}.css` }
  const imported = modules.filter((href) => href !== entry)
  const files = JSON.stringify([entry, imported.toSorted(runsFirst), stylesheet])
  const script = minifyScript(`${onlyOne('inline script', scripts)};${bootScript}`)
  const scriptHashes = [hashSource(script)]
  const sources = { scriptHashes, styleHashes: [hashSource(styles)] }
  const boot = `<script data-app='${files}'>${script}</script>`
  // Without scripts, nothing else would load the whole stylesheet.
  const whole = `<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>`
  // Has a low priority, because fonts and pictures of the first screen are needed earlier.
  const later = `<link rel="stylesheet" href="${withBase(`/${rest.file}`)}" fetchpriority="low">`
  const finished = inlineFirstPicture(markup, drawingAt)
    .replace(charset, () => `${charset}${fontPreloads(styles)}`)
    .replace('</head>', () => `${boot}<style>${styles}</style>${whole}</head>`)
    .replace('</body>', () => `${later}</body>`)
  return {
    html: addPolicy(finished, sources, configuredThirdParties()),
    rest,
    modules: [entry, ...imported],
    scriptHashes,
    context: onlyOne('block of page data', contexts),
  }
}

/** React comes first: it runs in a task of its own and needs none of the others (engine/bundle/start-chunks.ts). */
const runsFirst = (a: string, b: string): number =>
  Number(b.includes('/react-')) - Number(a.includes('/react-'))

/** The same on every page, so that the policies need only one hash; the page's own files are in an attribute. */
const bootScript = `(${startApp.toString()})(...JSON.parse(document.currentScript.dataset.app))`

/**
 * The page context inside the page. It leaves out what the page's HTML contains anyway: the h1, the structured data,
 * and the parts that components/html/Prerendered.tsx reuses.
 */
function withoutShown({ data, ...context }: PageContext): PageContext {
  const { prerendered: _prerendered, heading: _heading, graph: _graph, ...rest } = data ?? {}
  return { ...context, ...(data && { data: rest }) }
}

/** JSON in which a slash is escaped only where it could end an element (RFC 8259, section 7); Vike escapes all. */
const plainJson = (value: unknown): string => JSON.stringify(value).replaceAll('</', String.raw`<\/`)

function onlyOne<Found>(what: string, found: readonly Found[]): Found {
  const [first] = found
  if (found.length !== 1 || first === undefined) {
    throw new Error(`expected exactly one ${what} in the page, found ${found.length}`)
  }
  return first
}

/**
 * Preloads the fonts that the styles name, because `font-display: optional` avoids layout shifts only for preloaded
 * fonts. The links come right after the policy, where browsers stop scanning ahead: a request further down would wait
 * until the parser gets there, and the first style calculation would wait for it.
 */
const fontPreloads = (css: string): string =>
  [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)]
    .map(([, href = '']) => `<link rel="preload" as="font" href="${href}" crossorigin>`)
    .join('')
