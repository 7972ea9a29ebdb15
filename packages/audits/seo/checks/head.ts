import { attribute, linkedBy, metasOf, textOf, type HtmlPage } from '../../html/html-page.ts'
import { everyPageCheck, pageCheck, type Check } from '../../site/audited-site.ts'
import { unless } from '../../unless.ts'
import { charsetWithin, descriptionLength, longestTitle, socialImage } from './limits.ts'

const titlesOf = (page: HtmlPage): string[] =>
  page
    .all('title')
    .filter(({ parentNode }) => parentNode?.nodeName === 'head')
    .map(textOf)

const count = (what: string, found: readonly unknown[], expected = 1): string[] =>
  unless(found.length === expected, `${found.length} ${what}; expected ${expected}`)

/** Adds findings for texts that appear on more than one page. */
const withUnique = (check: Check, what: string, textsOf: (page: HtmlPage) => string[]): Check => ({
  name: check.name,
  find: (site) => {
    const first = new Map<string, string>()
    const repeated = site.pages.flatMap((page) =>
      textsOf(page).flatMap((text) => {
        const other = first.get(text)
        if (other === undefined) first.set(text, page.path)
        const message = `the ${what} "${text}" is on ${other} too; expected a unique one`
        return unless(other === undefined, { path: page.path, message })
      }),
    )
    return [...check.find(site), ...repeated]
  },
})

const documentCheck = everyPageCheck('document', (page) => {
  const [viewport = ''] = metasOf(page, 'viewport')
  const charset = page.html.toLowerCase().indexOf('<meta charset="utf-8"')
  return [
    ...unless(/^<!doctype html>/i.test(page.html), 'no doctype; expected <!doctype html>'),
    ...unless(
      charset >= 0 && charset < charsetWithin,
      `the charset is at byte ${charset}; expected within ${charsetWithin}`,
    ),
    ...unless(
      /width=device-width/.test(viewport) && !/user-scalable|maximum-scale/.test(viewport),
      `the viewport is "${viewport}"; expected the device's width, and zoom`,
    ),
    ...count('main elements', page.all('main')),
  ]
})

const titleCheck = withUnique(
  everyPageCheck('title', (page) => {
    const titles = titlesOf(page)
    return [
      ...count('titles in the head', titles),
      ...titles
        .filter((title) => title.trim() === '' || title.length > longestTitle)
        .map((title) => `"${title}" has ${title.length} characters; expected 1 to ${longestTitle}`),
    ]
  }),
  'title',
  titlesOf,
)

const descriptionCheck = withUnique(
  everyPageCheck('description', (page) => {
    const descriptions = metasOf(page, 'description')
    const { least, most } = descriptionLength
    return [
      ...count('descriptions', descriptions),
      ...descriptions
        .filter(({ length }) => length < least || length > most)
        .map((text) => `"${text}" has ${text.length} characters; expected ${least} to ${most}`),
    ]
  }),
  'description',
  (page) => metasOf(page, 'description'),
)

const h1sOf = (page: HtmlPage): string[] => page.all('h1').map((heading) => textOf(heading).trim())

const h1Check = withUnique(
  everyPageCheck('h1', (page) => [
    ...count('h1', h1sOf(page)),
    ...unless(!h1sOf(page).includes(''), 'an h1 without text; expected words'),
  ]),
  'h1',
  h1sOf,
)

const headingsCheck = everyPageCheck('headings', (page) => {
  const headings = page.elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName))
  return headings.flatMap((heading, index) => {
    const level = Number(heading.tagName[1])
    const before = Number(headings[index - 1]?.tagName[1] ?? 0)
    return unless(
      level <= before + 1,
      `h${level} "${textOf(heading)}" follows h${before}; expected h${before + 1} or above`,
    )
  })
})

const canonicalCheck = pageCheck('canonical', (page, { origin }) => {
  const expected = origin + page.path
  const canonicals = linkedBy(page, 'canonical')
  return [
    ...count('canonical addresses', canonicals),
    ...canonicals
      .filter((address) => address !== expected)
      .map((address) => `canonical ${address}; expected ${expected}`),
  ]
})

const robotsCheck: Check = {
  name: 'robots',
  find: (site) => {
    const pages = site.pages.flatMap((page) => {
      const [rule = '', ...more] = metasOf(page, 'robots')
      const isRight =
        more.length === 0 && /max-image-preview:large/.test(rule) && !/no(index|follow)/.test(rule)
      return unless(isRight, {
        path: page.path,
        message: `robots "${[rule, ...more].join('", "')}"; expected one, max-image-preview:large`,
      })
    })
    const { notFound } = site
    const isHidden = metasOf(notFound, 'robots').join() === 'noindex'
    return [
      ...pages,
      ...unless(isHidden, { path: notFound.path, message: 'can be indexed; expected robots "noindex"' }),
      ...unless(linkedBy(notFound, 'canonical').length === 0, {
        path: notFound.path,
        message: 'has a canonical address; expected none',
      }),
    ]
  },
}

/** Width and height of a PNG in pixels, from its header (PNG specification, 11.2.2). */
const pngSize = (bytes: Buffer): [width: number, height: number] =>
  bytes.length < 24 ? [0, 0] : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]

const socialCheck: Check = withUnique(
  pageCheck('social tags', (page, { origin, name, read }) => {
    const { width, height, bytes: limit } = socialImage
    const expected: Record<string, string> = {
      'og:title': titlesOf(page)[0] ?? '',
      'og:description': metasOf(page, 'description')[0] ?? '',
      'og:url': origin + page.path,
      'og:site_name': name,
      'og:image:width': String(width),
      'og:image:height': String(height),
      'twitter:card': 'summary_large_image',
    }
    const present = ['og:type', 'og:locale', 'og:image', 'og:image:alt']
    const [address = ''] = metasOf(page, 'og:image')
    const bytes = address.startsWith(`${origin}/`) ? read(address.slice(origin.length)) : undefined
    const size = bytes ? pngSize(bytes) : [0, 0]
    return [
      ...Object.entries(expected)
        .filter(([tag, text]) => metasOf(page, tag).join('|') !== text)
        .map(([tag, text]) => `${tag} "${metasOf(page, tag).join('|')}"; expected "${text}"`),
      ...present.flatMap((tag) => count(tag, metasOf(page, tag).filter(Boolean))),
      ...unless(
        size[0] === width && size[1] === height,
        `the image ${address} has ${size.join(' × ')} pixels; expected ${width} × ${height} in the build`,
      ),
      ...unless(
        !bytes || bytes.length <= limit,
        `the image ${address} is ${bytes?.length} bytes; the limit is ${limit}`,
      ),
    ]
  }),
  'social image',
  (page) => metasOf(page, 'og:image'),
)

/** A site in one language has no alternates. If a page has any, it must be among them (Google, hreflang). */
const languageCheck = everyPageCheck('language', (page, { language, origin }) => {
  const lang = page
    .all('html')
    .map((html) => attribute(html, 'lang') ?? '')
    .join()
  const alternates = page.all('link').filter((link) => attribute(link, 'hreflang') !== undefined)
  const addresses = alternates.map((link) => attribute(link, 'href') ?? '')
  const own = origin + page.path
  return [
    ...unless(lang === language, `lang "${lang}"; expected "${language}"`),
    ...addresses
      .filter((address) => !address.startsWith('https://'))
      .map((address) => `hreflang of ${address}; expected an absolute address`),
    ...unless(
      addresses.length === 0 || addresses.includes(own),
      `${addresses.length} hreflang without ${own}; expected the page itself among them`,
    ),
  ]
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
