import { withoutBase } from '../../../../model/base-path.ts'
import { isUnwritten } from '../../../../engine/checks/launch/gaps.ts'
import { likenesses, wordCount } from '../../content/rules.ts'
import { attribute, isElement, type Element } from '../../html/html-page.ts'
import { everyPageCheck, type Check } from '../../site/audited-site.ts'
import { unless } from '../../unless.ts'
import { fewestWords, largestImage, longestAlt, mostAlike } from './limits.ts'

/** Whether an element or its ancestor is hidden from screen readers (WAI-ARIA 1.2, aria-hidden). */
function isHidden(element: Element): boolean {
  if (attribute(element, 'aria-hidden') === 'true') return true
  const { parentNode } = element
  return parentNode !== null && isElement(parentNode) && isHidden(parentNode)
}

/** Pages that mainly lead to other pages or to a form, so they are short. */
const exempt = new Set(['/contact/', '/services/', '/projects/', '/blog/', '/locations/'])

const thinCheck: Check = {
  name: 'thin content',
  find: ({ texts }) =>
    texts
      .filter((text) => !exempt.has(text.path) && !isUnwritten(text.blocks) && wordCount(text) < fewestWords)
      .map((text) => ({
        path: text.path,
        message: `${wordCount(text)} words of running text; expected ${fewestWords} or more`,
      })),
}

const duplicateCheck: Check = {
  name: 'duplicates',
  find: ({ texts, placeNames }) =>
    likenesses(texts, placeNames)
      .filter(({ likeness }) => likeness > mostAlike)
      .map(({ first, second, likeness }) => ({
        path: first,
        message: `likeness ${likeness.toFixed(2)} with ${second}, place names left out; the limit is ${mostAlike}`,
      })),
}

const imagesCheck = everyPageCheck('images', (page, { read, origin }) => {
  const images = page.all('img').flatMap((image) => {
    const source = attribute(image, 'src') ?? ''
    const alt = attribute(image, 'alt')
    const bytes = read(source.replace(origin, ''))
    const isPoor = /^(image|picture) of|\.(png|jpe?g|webp|avif|svg)$/i
    return [
      ...unless(
        alt !== undefined,
        `the image ${source} has no alt; expected one, which may be empty for decoration`,
      ),
      ...unless(
        !alt || (alt.length <= longestAlt && !isPoor.test(alt)),
        `the image ${source} has the alt "${alt}"; expected what it shows, in at most ${longestAlt} characters`,
      ),
      ...unless(
        attribute(image, 'width') && attribute(image, 'height'),
        `the image ${source} has no width and height; expected both`,
      ),
      ...unless(
        bytes || source.startsWith('data:'),
        `the image ${source} does not load; expected a file of the build`,
      ),
      ...unless(
        !bytes || bytes.length <= largestImage,
        `the image ${source} is ${bytes?.length} bytes; the limit is ${largestImage}`,
      ),
    ]
  })
  const files = [...page.all('source'), ...page.all('img')].flatMap((element) =>
    (attribute(element, 'srcset') ?? '').split(',').flatMap((candidate) => {
      const [source = ''] = candidate.trim().split(/\s/)
      return unless(
        source === '' || read(withoutBase(source.replace(origin, ''))),
        `the file ${source} of a picture does not load; expected a file of the build`,
      )
    }),
  )
  const drawings = page.all('svg').flatMap((svg) => {
    const isNamed = attribute(svg, 'aria-label') ?? attribute(svg, 'aria-labelledby')
    return unless(
      isHidden(svg) || isNamed !== undefined,
      'a drawing without a name; expected aria-label, aria-labelledby or aria-hidden',
    )
  })
  return [...images, ...files, ...drawings]
})

export const contentChecks = [thinCheck, duplicateCheck, imagesCheck]
