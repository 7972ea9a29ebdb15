import { attribute, linkedBy, metasOf, textOf, type HtmlPage } from '../../html/html-page.ts'
import { everyPageCheck, pageCheck, siteCheck, type Check } from '../../site/audited-site.ts'
import { charsetWithin, descriptionLength, longestTitle, socialImage } from './limits.ts'

const titlesOf = (page: HtmlPage): string[] =>
  page
    .all('title')
    .filter(({ parentNode }) => parentNode?.nodeName === 'head')
    .map(textOf)

function* expectOne(what: string, found: readonly unknown[]) {
  if (found.length !== 1) yield `${found.length} ${what}; expected 1`
}

/** Adds findings for texts that appear on more than one page. */
const withUnique = (check: Check, what: string, textsOf: (page: HtmlPage) => string[]): Check =>
  siteCheck(check.name, function* (site) {
    yield* check.find(site)
    const texts = site.pages.flatMap((page) => textsOf(page).map((text) => ({ text, path: page.path })))
    for (const [text, [first, ...others]] of Map.groupBy(texts, (each) => each.text))
      for (const { path } of others)
        yield { path, message: `the ${what} "${text}" is on ${first?.path} too; expected a unique one` }
  })

const documentCheck = everyPageCheck('document', function* (page) {
  const [viewport = ''] = metasOf(page, 'viewport')
  const charset = page.html.toLowerCase().indexOf('<meta charset="utf-8"')
  if (!/^<!doctype html>/i.test(page.html)) yield 'no doctype; expected <!doctype html>'
  if (charset < 0 || charset >= charsetWithin)
    yield `the charset is at byte ${charset}; expected within ${charsetWithin}`
  if (!/width=device-width/.test(viewport) || /user-scalable|maximum-scale/.test(viewport))
    yield `the viewport is "${viewport}"; expected the device's width, and zoom`
  yield* expectOne('main elements', page.all('main'))
})

const titleCheck = withUnique(
  everyPageCheck('title', function* (page) {
    const titles = titlesOf(page)
    yield* expectOne('titles in the head', titles)
    for (const title of titles)
      if (title.trim() === '' || title.length > longestTitle)
        yield `"${title}" has ${title.length} characters; expected 1 to ${longestTitle}`
  }),
  'title',
  titlesOf,
)

const descriptionsOf = (page: HtmlPage): string[] => metasOf(page, 'description')

const descriptionCheck = withUnique(
  everyPageCheck('description', function* (page) {
    const descriptions = descriptionsOf(page)
    const { least, most } = descriptionLength
    yield* expectOne('descriptions', descriptions)
    for (const text of descriptions)
      if (text.length < least || text.length > most)
        yield `"${text}" has ${text.length} characters; expected ${least} to ${most}`
  }),
  'description',
  descriptionsOf,
)

const h1sOf = (page: HtmlPage): string[] => page.all('h1').map((heading) => textOf(heading).trim())

const h1Check = withUnique(
  everyPageCheck('h1', function* (page) {
    yield* expectOne('h1', h1sOf(page))
    if (h1sOf(page).includes('')) yield 'an h1 without text; expected words'
  }),
  'h1',
  h1sOf,
)

const headingsCheck = everyPageCheck('headings', function* (page) {
  let before = 0
  for (const heading of page.elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName))) {
    const level = Number(heading.tagName[1])
    if (level > before + 1)
      yield `h${level} "${textOf(heading)}" follows h${before}; expected h${before + 1} or above`
    before = level
  }
})

const canonicalCheck = pageCheck('canonical', function* (page, { origin }) {
  const expected = origin + page.path
  const canonicals = linkedBy(page, 'canonical')
  yield* expectOne('canonical addresses', canonicals)
  for (const address of canonicals)
    if (address !== expected) yield `canonical ${address}; expected ${expected}`
})

const robotsCheck = siteCheck('robots', function* ({ pages, notFound }) {
  for (const page of pages) {
    const [rule = '', ...more] = metasOf(page, 'robots')
    if (more.length > 0 || !/max-image-preview:large/.test(rule) || /no(index|follow)/.test(rule))
      yield {
        path: page.path,
        message: `robots "${[rule, ...more].join('", "')}"; expected one, max-image-preview:large`,
      }
  }
  const { path } = notFound
  if (metasOf(notFound, 'robots').join() !== 'noindex')
    yield { path, message: 'can be indexed; expected robots "noindex"' }
  if (linkedBy(notFound, 'canonical').length > 0)
    yield { path, message: 'has a canonical address; expected none' }
})

/** Width and height of a PNG in pixels, from its header (PNG specification, 11.2.2). */
const pngSize = (bytes: Buffer): [width: number, height: number] =>
  bytes.length < 24 ? [0, 0] : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]

const socialCheck = withUnique(
  pageCheck('social tags', function* (page, { origin, name, read }) {
    const { width, height, bytes: limit } = socialImage
    const expected: Record<string, string> = {
      'og:title': titlesOf(page)[0] ?? '',
      'og:description': descriptionsOf(page)[0] ?? '',
      'og:url': origin + page.path,
      'og:site_name': name,
      'og:image:width': String(width),
      'og:image:height': String(height),
      'twitter:card': 'summary_large_image',
    }
    for (const [tag, text] of Object.entries(expected)) {
      const found = metasOf(page, tag).join('|')
      if (found !== text) yield `${tag} "${found}"; expected "${text}"`
    }
    for (const tag of ['og:type', 'og:locale', 'og:image', 'og:image:alt'])
      yield* expectOne(tag, metasOf(page, tag).filter(Boolean))
    const [address = ''] = metasOf(page, 'og:image')
    const bytes = address.startsWith(`${origin}/`) ? read(address.slice(origin.length)) : undefined
    const size = bytes ? pngSize(bytes) : [0, 0]
    if (size[0] !== width || size[1] !== height)
      yield `the image ${address} has ${size.join(' × ')} pixels; expected ${width} × ${height} in the build`
    if (bytes && bytes.length > limit)
      yield `the image ${address} is ${bytes.length} bytes; the limit is ${limit}`
  }),
  'social image',
  (page) => metasOf(page, 'og:image'),
)

/** A site in one language has no alternates. If a page has any, it must be among them (Google, hreflang). */
const languageCheck = everyPageCheck('language', function* (page, { language, origin }) {
  const lang = page
    .all('html')
    .map((html) => attribute(html, 'lang') ?? '')
    .join()
  if (lang !== language) yield `lang "${lang}"; expected "${language}"`
  const alternates = page.all('link').filter((link) => attribute(link, 'hreflang') !== undefined)
  const addresses = alternates.map((link) => attribute(link, 'href') ?? '')
  for (const address of addresses)
    if (!address.startsWith('https://')) yield `hreflang of ${address}; expected an absolute address`
  const own = origin + page.path
  if (addresses.length > 0 && !addresses.includes(own))
    yield `${addresses.length} hreflang without ${own}; expected the page itself among them`
})

export const headChecks = [
  documentCheck,
  titleCheck,
  descriptionCheck,
  h1Check,
  headingsCheck,
  canonicalCheck,
  robotsCheck,
  socialCheck,
  languageCheck,
]
