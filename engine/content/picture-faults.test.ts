import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { editedContent } from '../../tests/sample/edited-content.ts'
import { photograph } from '../../tests/sample-pictures.ts'
import { writeFiles } from '../process/write-files.ts'
import { readContent } from './read-content.ts'

const { root, folder, faultsAfter } = editedContent()
const post = 'sites/spanwright/blog/founder-profile.md'
/** The article without the photograph that it may have. */
const source = readFileSync(post, 'utf8').replace(/^photo:\n(?: .*\n)*/m, '')

/** Valid and invalid pictures beside the articles. */
beforeAll(async () => {
  const large = await photograph(1600, 1200).jpeg().toBuffer()
  writeFiles(folder, {
    'blog/workshop.jpg': large,
    'blog/exact.png': await photograph(1200, 600).png().toBuffer(),
    'blog/small.png': await photograph(640, 480).png().toBuffer(),
    'blog/broken.jpg': large.subarray(0, 20_000),
    'photos/valley.jpg': large,
  })
})

/** The faults if the article has this text. */
const faultsOf = (text: string): string[] => faultsAfter('blog/founder-profile.md', () => text)

const inFields = (photo: string) => source.replace('\n---\n', `\nphoto: ${photo}\n---\n`)
const inText = (markdown: string) => `${source.trimEnd()}\n\n${markdown}\n`

const alt = 'alt: Two desks by a window over the river'

describe('a valid picture has no fault', () => {
  test.each([
    ['in the front matter', inFields(`{ file: workshop.jpg, ${alt}, focus: [0.2, 0.8], caption: In May }`)],
    ['decorative', inFields('{ file: workshop.jpg, decorative: true }')],
    ['exactly large enough', inFields(`{ file: exact.png, ${alt} }`)],
    ['in another folder', inFields(`{ file: ../photos/valley.jpg, ${alt} }`)],
    ['in a text', inText('![Two desks by a window](workshop.jpg "In May")')],
    ['in a text, decorative and small', inText('![](small.png "decorative")')],
  ])('%s', (_name, text) => {
    expect(faultsOf(text)).toEqual([])
  })
})

describe('the fault of a picture is reported with its file, line and field', () => {
  const line = source.split('\n').indexOf('---', 1) + 1
  const title = /^title: (.*)$/m.exec(source)?.[1]

  test.each(
    Object.entries({
      [`{ file: workshpo.jpg, ${alt} }`]: `${post}:${line} photo.file: there is no sites/spanwright/blog/workshpo.jpg; the closest is sites/spanwright/blog/workshop.jpg`,
      [`{ file: ../photos/workshop.jpg, ${alt} }`]:
        'photos/workshop.jpg; the closest is sites/spanwright/photos/',
      '{ file: workshop.jpg }':
        'photo.alt: there is no alternative text; expected what it shows, in 5 to 150 characters, or `decorative: true`',
      [`{ file: workshop.jpg, decorative: true, ${alt} }`]:
        'photo.alt: there is both alternative text and `decorative`; expected one of the two',
      [`{ file: workshop.jpg, alt: ${title} }`]: 'photo.alt: the alternative text repeats the title',
      '{ file: workshop.jpg, alt: Workshop }': 'photo.alt: the alternative text is the file’s name',
      '{ file: workshop.jpg, alt: A photo of two desks }': 'photo.alt: screen readers already say',
      '{ file: workshop.jpg, alt: Us }': 'photo.alt: 2 characters; expected 5 to 150',
      [`{ file: small.png, ${alt} }`]:
        'photo.file: small.png has 640 × 480 pixels; the head of an article needs at least 1200 × 600',
      [`{ file: broken.jpg, ${alt} }`]: 'photo.file: broken.jpg is broken',
      [`{ file: IMG 1.HEIC, ${alt} }`]:
        'photo.file: IMG 1.HEIC is a file of type HEIC; expected JPEG, PNG, WebP, AVIF or TIFF: export it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)',
      [`{ file: My Workshop.JPG, ${alt} }`]:
        "photo.file: “My Workshop.JPG” can't be an address; expected lowercase letters, digits and hyphens, such as my-workshop.jpg: rename",
      [`{ file: workshop.JPG, ${alt} }`]: 'photo.file: workshop.JPG has capitals; expected workshop.jpg',
      [`{ file: workshop, ${alt} }`]:
        'photo.file: workshop is not the name of a picture; expected one such as workshop.jpg, of type JPEG, ',
      [`{ file: 'https://example.com/a.jpg', ${alt} }`]:
        'photo.file: https://example.com/a.jpg is an address',
      [`{ file: workshop.jpg, ${alt}, focus: [2, 0.5] }`]: 'photo.focus.0: expected 0 to 1',
      [`{ file: workshop.jpg, ${alt}, focus: 0.5 }`]: 'photo.focus: expected two numbers',
      [`{ src: /photos/workshop.avif, width: 800, ${alt} }`]: 'photo.src: unknown field',
    }),
  )('photo: %s', (photo, fault) => {
    expect(faultsOf(inFields(photo)).join('\n')).toContain(fault)
  })

  test.each(
    Object.entries({
      '![](workshop.jpg)':
        'image: workshop.jpg has no alternative text; expected ![what it shows](workshop.jpg), or ![](workshop.jpg "decorative")',
      '![Two desks](gone.jpg)': 'image: there is no sites/spanwright/blog/gone.jpg',
      'See ![two desks](workshop.jpg) here': 'image: workshop.jpg is in the middle of text',
      '- ![Two desks](workshop.jpg)': 'image: workshop.jpg is in the middle of text',
      // Markdown doesn't parse it as a picture.
      '![Two desks](My Workshop.jpg)': 'image: ![Two desks](My Workshop.jpg) is not recognized as a picture',
      '![Two desks][1]\n\n[1]: workshop.jpg': 'image: ![Two desks][1] defines its file elsewhere',
    }),
  )('in a text: %s', (markdown, fault) => {
    expect(faultsOf(inText(markdown)).join('\n')).toContain(fault)
  })

  test('a picture in a text field', () => {
    const summary =
      '"![Two desks](workshop.jpg) stand by a window over the river, and one is empty on most days."'
    expect(faultsOf(source.replace(/^summary: .*$/m, `summary: ${summary}`)).join('\n')).toContain(
      'summary: this field cannot contain a picture',
    )
  })

  test('faults in the front matter and in the text are reported at once', () => {
    const text = `${inFields('{ file: gone.jpg, caption: In May }').trimEnd()}\n\n![](small.png)\n`
    expect(faultsOf(text)).toHaveLength(3)
  })

  test('faults of a main page are reported, too', () => {
    const photo = 'photo:\n  file: gone.jpg\n  alt: The valley in the evening\n'
    expect(faultsAfter('pages/home.yaml', (text) => photo + text)).toEqual([
      expect.stringMatching(
        /^sites\/spanwright\/pages\/home\.yaml:2 photo\.file: there is no sites\/spanwright\/photos\/gone\.jpg; the closest is sites\/spanwright\/photos\/valley\.jpg/,
      ),
    ])
  })
})

test('a file is compiled again only when its picture has changed', async () => {
  writeFileSync(path.join(root, post), inText('![Two desks by a window](workshop.jpg)'))
  const key = () => readContent(root).posts.find(({ file }) => file === post)?.key
  const [first, again] = [key(), key()]
  writeFileSync(path.join(folder, 'blog/workshop.jpg'), await photograph(1800, 1200).jpeg().toBuffer())
  const changed = key()
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
})
