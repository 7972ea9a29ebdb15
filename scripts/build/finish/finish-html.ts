import { minifySync } from 'vite'
import { addPolicy, hashesOf } from '../hosting/content-security-policy.ts'
import { configuredThirdParties } from '../hosting/third-parties.ts'
import { startApp } from '../../../renderer/boot/start-app.ts'
import { tidyMarkup } from './tidy-markup.ts'

/** What the finishing of one page needs to know of the rest of the build. */
export interface FinishContext {
  /** The part of a built stylesheet, by its path such as `/assets/x.css`, that a page's HTML can use. */
  stylesFor: (path: string, html: string) => string
}

/** What Vike serialises of a page; only the parts that the build looks at have a type. */
export interface PageContext {
  data?: { heading?: string; prerendered?: unknown }
}

export interface FinishedPage {
  html: string
  /** Paths of the modules that the page loads when it starts. */
  modules: string[]
  /** Hash sources of its inline scripts, for the Content-Security-Policy. */
  scriptHashes: string[]
  /** What Vike hands to the browser: the page's data, and how to show them. */
  context: PageContext
}

const minified = new Map<string, string>()

/** Minifies the source of an inline script; each distinct source once a build. */
export function minifyScript(source: string): string {
  const known = minified.get(source)
  if (known !== undefined) return known
  const { code } = minifySync('inline.js', source, { module: false })
  const text = code.trim().replace(/;$/, '')
  minified.set(source, text)
  return text
}

const stylesheetTag = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>/g
const modulePreloadTag = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const fontPreloadTag = /<link rel="preload"[^>]*? as="font"[^>]*>/g
const entryTag =
  /<script[^>]*? src="([^"]+)"[^>]* type="module"[^>]*><\/script>|<script[^>]* type="module"[^>]*? src="([^"]+)"[^>]*><\/script>/g
const charsetTag = /<meta charset="[^"]*"\s*\/?>/i
const inlineScript = /<script>([\s\S]*?)<\/script>/g
const dataBlock = /(<script id="vike_pageContext" type="application\/json">)([\s\S]*?)(<\/script>)/g
const jsonBlock = /<script[^>]* type="application\/json">[\s\S]*?<\/script>/g

/**
 * Turns a page as Vike renders it into the page that is sent: its part of the stylesheet inlined, the eager
 * module entry replaced by the boot script, inline scripts minified. The charset comes first (it must
 * stand in the first 1024 bytes) and the styles last in the head, after all that crawlers look for.
 * @throws {Error} If the page has not exactly one entry and one stylesheet: Vike's output has changed then.
 */
export function finishHtml(html: string, { stylesFor }: FinishContext): FinishedPage {
  const modules: string[] = []
  const entries: string[] = []
  const stylesheets: string[] = []
  const scripts: string[] = []
  const contexts: PageContext[] = []
  const inline = (script: string, attributes = '') => {
    scripts.push(script)
    return `<script${attributes}>${script}</script>`
  }
  const collect = (list: string[]) => (_tag: string, first?: string, second?: string) => {
    list.push(first ?? second ?? '')
    return ''
  }

  let finished = html
    // Vike would preload every font that the styles name.
    .replace(fontPreloadTag, '')
    .replace(modulePreloadTag, collect(modules))
    .replace(entryTag, collect(entries))
    .replace(inlineScript, (_tag, source: string) => inline(minifyScript(source)))
    .replace(jsonBlock, plainSlashes)
    .replace(dataBlock, (_block, start: string, text: string, end: string) => {
      const context = JSON.parse(text) as PageContext
      contexts.push(context)
      return `${start}${inlined(context)}${end}`
    })
    .replace(stylesheetTag, collect(stylesheets))
    .replace(charsetTag, '')
    .replace(/<head[^>]*>/, (head) => `${head}<meta charset="utf-8">`)

  const entry = onlyOne('module entry', entries)
  const stylesheet = onlyOne('stylesheet', stylesheets)
  const styles = stylesFor(stylesheet, finished).trim()
  finished = finished.replace('</head>', () => `${headEnd(styles)}</head>`)
  const imported = modules.filter((href) => href !== entry)
  const files = JSON.stringify([entry, imported, stylesheet])
  const boot = inline(bootScript(), ` data-app='${files}'`)
  finished = finished.replace('</body>', () => `${boot}</body>`)
  const scriptHashes = hashesOf(scripts)
  const sources = { scriptHashes, styleHashes: hashesOf([styles]) }
  return {
    html: addPolicy(tidyMarkup(finished), sources, configuredThirdParties()),
    modules: [entry, ...imported],
    scriptHashes,
    context: onlyOne('block of page data', contexts),
  }
}

/** The same on every page, so that one hash in the policy allows it: the page's files are its attribute. */
const bootScript = (): string =>
  minifyScript(`(${startApp.toString()})(...JSON.parse(document.currentScript.dataset.app))`)

/**
 * The context for the page's own HTML, which already shows what components/html/Prerendered.tsx and the h1 need:
 * the data beside it need not repeat them.
 */
function inlined({ data, ...context }: PageContext): string {
  const { prerendered: _prerendered, heading: _heading, ...rest } = data ?? {}
  return JSON.stringify({ ...context, ...(data && { data: rest }) }).replaceAll('</', String.raw`<\/`)
}

/** Vike escapes every slash of its JSON; one that ends no element may stand as it is (RFC 8259, section 7). */
const plainSlashes = (block: string): string => block.replace(/(?<!<)\\\//g, '/')

function onlyOne<Found>(what: string, found: readonly Found[]): Found {
  const [first] = found
  if (found.length !== 1 || first === undefined) {
    throw new Error(`expected exactly one ${what} in the page, found ${found.length}`)
  }
  return first
}

const headEnd = (css: string): string => `${fontPreloads(css)}<style>${css}</style>`

/** Preloads the fonts that the styles name: an `optional` one moves nothing only if it is preloaded. */
const fontPreloads = (css: string): string =>
  [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)]
    .map(([, href = '']) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('')
