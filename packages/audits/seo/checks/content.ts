import { withoutBase } from '../../../../model/base-path.ts'
import { isUnwritten } from '../../../../engine/checks/launch/gaps.ts'
import { likenesses, wordCount } from '../../content/rules.ts'
import { attribute, isElement, type Element } from '../../html/html-page.ts'
import { everyPageCheck, siteCheck } from '../../site/audited-site.ts'
import { fewestWords, largestImage, longestAlt, mostAlike } from './limits.ts'

/** Whether an element or its ancestor is hidden from screen readers (WAI-ARIA 1.2, aria-hidden). */
function isHidden(element: Element): boolean {
  if (attribute(element, 'aria-hidden') === 'true') return true
  const { parentNode } = element
  return parentNode !== null && isElement(parentNode) && isHidden(parentNode)
}

/** Pages that mainly consist of links, a form or a table of prices, so they have few sentences. */
const exempt = new Set(['/contact/', '/services/', '/pricing/', '/projects/', '/blog/', '/locations/'])

const thinCheck = siteCheck('thin content', function* ({ texts }) {
  for (const text of texts) {
    if (exempt.has(text.path) || isUnwritten(text.blocks)) continue
    const words = wordCount(text)
    if (words < fewestWords)
      yield { path: text.path, message: `${words} words of running text; expected ${fewestWords} or more` }
  }
})

const duplicateCheck = siteCheck('duplicates', function* ({ texts, placeNames }) {
  for (const { first, second, likeness } of likenesses(texts, placeNames))
    if (likeness > mostAlike)
      yield {
        path: first,
        message: `likeness ${likeness.toFixed(2)} with ${second}, place names left out; the limit is ${mostAlike}`,
      }
})

/** Names of files, and words that say no more than the image itself. */
const poorAlt = /^(image|picture) of|\.(png|jpe?g|webp|avif|svg)$/i

const imagesCheck = everyPageCheck('images', function* (page, { read, origin }) {
  for (const image of page.all('img')) {
    const source = attribute(image, 'src') ?? ''
    const alt = attribute(image, 'alt')
    const bytes = read(source.replace(origin, ''))
    if (alt === undefined)
      yield `the image ${source} has no alt; expected one, which may be empty for decoration`
    else if (alt.length > longestAlt || poorAlt.test(alt))
      yield `the image ${source} has the alt "${alt}"; expected what it shows, in at most ${longestAlt} characters`
    if (!attribute(image, 'width') || !attribute(image, 'height'))
      yield `the image ${source} has no width and height; expected both`
    if (!bytes && !source.startsWith('data:'))
      yield `the image ${source} does not load; expected a file of the build`
    if (bytes && bytes.length > largestImage)
      yield `the image ${source} is ${bytes.length} bytes; the limit is ${largestImage}`
  }
  for (const element of [...page.all('source'), ...page.all('img')])
    for (const candidate of (attribute(element, 'srcset') ?? '').split(',')) {
      const [source = ''] = candidate.trim().split(/\s/)
      if (source !== '' && !read(withoutBase(source.replace(origin, ''))))
        yield `the file ${source} of a picture does not load; expected a file of the build`
    }
  for (const svg of page.all('svg')) {
    const name = attribute(svg, 'aria-label') ?? attribute(svg, 'aria-labelledby')
    if (name === undefined && !isHidden(svg))
      yield 'a drawing without a name; expected aria-label, aria-labelledby or aria-hidden'
  }
})

export const contentChecks = [thinCheck, duplicateCheck, imagesCheck]
