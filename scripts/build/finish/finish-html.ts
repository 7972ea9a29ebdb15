// Not from Vite, which exports it too: loading Vite would take each worker a fifth of a second.
import { minifySync } from 'rolldown/utils'
import { addPolicy, hashesOf } from '../hosting/content-security-policy.ts'
import { configuredThirdParties } from '../hosting/third-parties.ts'
import { startApp } from '../../../renderer/boot/start-app.ts'
import { tidyMarkup } from './tidy-markup.ts'

/** What finishing a page needs from the rest of the build. */
export interface FinishContext {
  /** The part of a built stylesheet (by path, such as `/assets/x.css`) that a page's HTML can use. */
  stylesFor: (path: string, html: string) => string
}

/** Vike's serialized page context; only the parts that the build reads are typed. */
export interface PageContext {
  data?: { heading?: string; prerendered?: unknown }
}

export interface FinishedPage {
  html: string
  /** Paths of the modules that the page loads when it starts. */
  modules: string[]
  /** Hash sources of its inline scripts, for the Content-Security-Policy. */
  scriptHashes: string[]
  /** The data that Vike hands to the browser: the page's data, and how to show it. */
  context: PageContext
}

const minified = new Map<string, string>()

/** Minifies the source of an inline script, once per build for each distinct source. */
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
 * Turns a page as Vike renders it into the page as it is sent: inlines its part of the stylesheet, replaces
 * the eager module entry with the boot script, and minifies inline scripts. The charset comes first (it
 * must be in the first 1024 bytes) and the styles come last in the head, after all that crawlers look for.
 * @throws {Error} If the page doesn't have exactly one entry and one stylesheet, as when Vike's output changes.
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
    // Drops Vike's font preloads: it would preload every font that the styles name.
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
  const files = JSON.stringify([entry, imported.toSorted(runsFirst), stylesheet])
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

/** React comes first, which runs in a task of its own and needs none of the others (vite.config.ts). */
const runsFirst = (a: string, b: string): number => Number(isReact(b)) - Number(isReact(a))
const isReact = (href: string): boolean => href.includes('/react-')

/** Identical on every page, so that the policy needs one hash: the page's own files are in an attribute. */
const bootScript = (): string =>
  minifyScript(`(${startApp.toString()})(...JSON.parse(document.currentScript.dataset.app))`)

/**
 * The page context that goes with the page's own HTML. It leaves out what the HTML already shows: the h1, and
 * the parts that components/html/Prerendered.tsx reuses.
 */
function inlined({ data, ...context }: PageContext): string {
  const { prerendered: _prerendered, heading: _heading, ...rest } = data ?? {}
  return JSON.stringify({ ...context, ...(data && { data: rest }) }).replaceAll('</', String.raw`<\/`)
}

/** Undoes Vike's escaping of slashes in JSON, except where one could end an element (RFC 8259, section 7). */
const plainSlashes = (block: string): string => block.replace(/(?<!<)\\\//g, '/')

function onlyOne<Found>(what: string, found: readonly Found[]): Found {
  const [first] = found
  if (found.length !== 1 || first === undefined) {
    throw new Error(`expected exactly one ${what} in the page, found ${found.length}`)
  }
  return first
}

const headEnd = (css: string): string => `${fontPreloads(css)}<style>${css}</style>`

/** Preloads the fonts that the styles name: `font-display: optional` shifts nothing only if they are preloaded. */
const fontPreloads = (css: string): string =>
  [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)]
    .map(([, href = '']) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('')
