// Not from Vite, which exports it too: loading Vite would take each worker a fifth of a second.
import { minifySync } from 'rolldown/utils'
import { addPolicy, charset, hashesOf } from '../hosting/content-security-policy.ts'
import { configuredThirdParties } from '../hosting/third-parties.ts'
import { startApp } from '../../renderer/boot/start-app.ts'
import type { PageStyles } from './page-styles.ts'
import { tidyMarkup, type PageNames } from './tidy-markup.ts'

/** What finishing a page needs from the rest of the build. */
export interface FinishContext {
  /** The part of a built stylesheet (by path, such as `/assets/x.css`) that a page with these names can use. */
  stylesFor: (path: string, names: PageNames) => PageStyles
  /** The address of a stylesheet with this text. */
  addressOf: (css: string) => string
}

/** Vike's serialized page context; only the parts that the build reads are typed. */
export interface PageContext {
  data?: { heading?: string; prerendered?: unknown; graph?: unknown }
}

export interface FinishedPage {
  html: string
  /** The styles of what is below the first screen: a file of its own. */
  rest: string
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

const linkTag = /<link rel="(stylesheet|modulepreload|preload)"([^>]*)>/g
const scriptElement = /<script([^>]*)>([^]*?)<\/script>/g
const charsetTag = /<meta charset="[^"]*"\s*\/?>/i

/**
 * Turns a page as Vike renders it into the page as it is sent: inlines the styles of its first screen, replaces
 * the eager module entry with the boot script, and minifies inline scripts. The charset comes first (it
 * must be in the first 1024 bytes) and the styles come last in the head, after all that crawlers look for. The rest
 * of its styles are linked at the end of the body, where no browser waits for them before it paints what is above.
 * @throws {Error} If the page doesn't have exactly one entry and one stylesheet, as when Vike's output changes.
 */
export function finishHtml(html: string, { stylesFor, addressOf }: FinishContext): FinishedPage {
  const modules: string[] = []
  const entries: string[] = []
  const stylesheets: string[] = []
  const scripts: string[] = []
  const contexts: PageContext[] = []
  const inline = (script: string, attributes = '') => {
    scripts.push(script)
    return `<script${attributes}>${script}</script>`
  }
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
        // Vike would preload every font that the styles name.
        return attributes.includes(' as="font"') ? '' : tag
      })
      .replace(scriptElement, (element, attributes: string, source: string) => {
        if (attributes === '') return inline(minifyScript(source))
        if (attributes.includes('type="application/json"'))
          return `<script${attributes}>${data(attributes, source)}</script>`
        return attributes.includes('type="module"') ? take(entries, attributes) : element
      })
      .replace(charsetTag, '')
      .replace(/<head[^>]*>/, (head) => `${head}${charset}`),
  )

  const entry = onlyOne('module entry', entries)
  const stylesheet = onlyOne('stylesheet', stylesheets)
  const { first: styles, rest } = stylesFor(stylesheet, names)
  const imported = modules.filter((href) => href !== entry)
  const files = JSON.stringify([entry, imported.toSorted(runsFirst), stylesheet])
  const boot = inline(bootScript(), ` data-app='${files}'`)
  const scriptHashes = hashesOf(scripts)
  const sources = { scriptHashes, styleHashes: hashesOf([styles]) }
  const finished = markup
    .replace(charset, () => `${charset}${fontPreloads(styles)}`)
    .replace('</head>', () => `${headEnd(styles, stylesheet)}</head>`)
    .replace('</body>', () => `${boot}${restLink(addressOf(rest))}</body>`)
  return {
    html: addPolicy(finished, sources, configuredThirdParties()),
    rest,
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
 * The page context that goes with the page's own HTML. It leaves out what the HTML already has: the h1, the structured
 * data, and the parts that components/html/Prerendered.tsx reuses.
 */
function withoutShown({ data, ...context }: PageContext): PageContext {
  const { prerendered: _prerendered, heading: _heading, graph: _graph, ...rest } = data ?? {}
  return { ...context, ...(data && { data: rest }) }
}

/** JSON whose slashes are escaped only where one could end an element (RFC 8259, section 7); Vike escapes all. */
const plainJson = (value: unknown): string => JSON.stringify(value).replaceAll('</', String.raw`<\/`)

function onlyOne<Found>(what: string, found: readonly Found[]): Found {
  const [first] = found
  if (found.length !== 1 || first === undefined) {
    throw new Error(`expected exactly one ${what} in the page, found ${found.length}`)
  }
  return first
}

/** Nothing would fetch the whole stylesheet without scripts. */
const headEnd = (css: string, stylesheet: string): string =>
  `<style>${css}</style><noscript><link rel="stylesheet" href="${stylesheet}"></noscript>`

/** After the fonts and the pictures of the first screen: those are due before it. */
const restLink = (href: string): string => `<link rel="stylesheet" href="${href}" fetchpriority="low">`

/**
 * Preloads the fonts that the styles name: `font-display: optional` shifts nothing only if they are preloaded. They
 * stand right after the policy, at which browsers stop looking ahead: a request further down waits until the parser
 * has come there, and the first style pass then waits for it.
 */
const fontPreloads = (css: string): string =>
  [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)]
    .map(([, href = '']) => `<link rel="preload" as="font" href="${href}" crossorigin>`)
    .join('')
