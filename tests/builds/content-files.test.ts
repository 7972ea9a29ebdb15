import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { succeeded } from '../project-copy.ts'
import { temporaryCopy } from '../temporary-copy.ts'

/** A copy of the project, whose content is changed only by editing files. */
const copy = temporaryCopy('content-files')

const isBuilt = (file: string) => existsSync(copy.at('dist/client', file))

/** The text of another Markdown file, with some fields changed. */
function copyOf(file: string, fields: Record<string, string>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`)
  const kept = Object.keys(fields).reduce(
    (text, name) => text.replace(new RegExp(`^${name}:.*\\n(?:[ \\t-].*\\n)*`, 'm'), ''),
    copy.read(file),
  )
  return kept.replace('---\n', `---\n${lines.join('')}`)
}

const article = (number: number, fields: Record<string, string> = {}) =>
  copy.write(
    `sites/spanwright/blog/article-${number}.md`,
    copyOf('sites/spanwright/blog/founder-profile.md', {
      title: `"An article with the number ${number}"`,
      metaTitle: `"Article number ${number} of the list"`,
      description: `"Article ${number} says what the others say, and so it is good for nothing but to make a long list longer."`,
      card: `"Article ${number}, which is there to make the list of articles a page longer than it was."`,
      topic: 'Founder',
      ...fields,
    }),
  )

/** Builds, and replaces an old name in every file that the build reports. @returns The build's output. */
function fixReferences(old: string, renamed: string): string {
  const { output } = copy.build()
  for (const [file = ''] of output.matchAll(/sites\/spanwright\/[\w/-]+\.md(?=:\d+ )/g))
    copy.write(file, copy.read(file).replaceAll(old, renamed))
  return output
}

/**
 * An owner's own page, with questions, which the lists of pages read, and a file to download. Its address begins like
 * those of the blog.
 */
const ownPage = `title: Before the first meeting
label: First meeting
metaTitle: What to bring to the first meeting
description: What to bring to the first meeting, how long it takes, and what you know at its end, with a sheet to fill in.
summary: An hour is short. This is what to bring, so that most of it goes to the thing you came for.
card: What to bring to the first meeting, how long it takes, and a sheet to fill in before you leave.
updated: 2026-11-25
hero: { note: First meeting }
blocks:
  - type: questions
    heading: Three things to know
    items:
      - { question: Must I bring a computer?, answer: 'No, [a list](#the-sheet) is enough.' }
  - type: download
    heading: The sheet
    items:
      - { name: A sheet to fill in, document: first-meeting.txt }
  - type: action
    heading: Unmistakable appeal
    text: Say which day would suit you, and what it is about.
    action: Pick a day
`

test('editing files adds a place, articles, an author and a draft, and renames a page', () => {
  copy.write(
    'sites/spanwright/places/ambridge.json',
    '{ "name": "Ambridge", "lat": 40.5893, "lon": -80.225, "county": "Allegheny", "zips": [] }',
  )
  copy.write(
    'sites/spanwright/locations/ambridge.md',
    copyOf('sites/spanwright/locations/wexford.md', {
      title: 'Software for the shops of Ambridge',
      metaTitle: 'Business software for Ambridge firms',
      description:
        'What software can do for the firms of Ambridge, and which small first step is worth taking now.',
      name: 'Ambridge',
      place: 'ambridge',
    }),
  )
  copy.write('sites/spanwright/authors/ada.json', '{ "name": "Ada Example", "role": "Engineer" }')
  for (let number = 1; number <= 7; number += 1) article(number, number === 1 ? { authors: '[ada]' } : {})
  article(8, { draft: 'true' })
  article(9, { published: '2199-01-01' })
  renameSync(
    copy.at('sites/spanwright/case-studies/ensemble-hub.md'),
    copy.at('sites/spanwright/case-studies/three-models.md'),
  )
  copy.write('sites/spanwright/pages/blog-for-beginners.yaml', ownPage)
  copy.write('sites/spanwright/public/first-meeting.txt', 'x'.repeat(2300))
  const linking = 'sites/spanwright/blog/article-1.md'
  copy.write(linking, `${copy.read(linking)}\nSee [what to bring](/blog-for-beginners/#the-sheet).\n`)
  const reported = fixReferences('ensemble-hub', 'three-models')
  expect(reported).toMatch(/\.md:\d+ .*there is no case-studies\/ensemble-hub\.md/)
  succeeded(copy.build())

  expect(copy.built('locations/ambridge/index.html')).toContain('<h1')
  expect(copy.built('locations/index.html')).toContain('/locations/ambridge/')
  expect(copy.built('blog/article-1/index.html')).toContain('Ada Example')
  expect(copy.built('blog/article-1/index.html')).toContain(
    '"author":[{"@type":"Person","name":"Ada Example","jobTitle":"Engineer"}]',
  )
  expect(copy.built('feed.xml')).toContain('<name>Ada Example</name>')
  for (const number of [8, 9]) {
    expect(isBuilt(`blog/article-${number}/index.html`)).toBe(false)
    for (const file of ['sitemap.xml', 'feed.xml', 'llms.txt', 'blog/index.html', 'resources/index.html'])
      expect(copy.built(file), file).not.toContain(`article-${number}`)
  }
  // Twelve articles fill two pages, and eight of them share a topic.
  expect(copy.built('blog/index.html')).toContain('href="/blog/page/2/"')
  expect(copy.built('blog/page/2/index.html')).toContain('href="/blog/"')
  expect(copy.built('blog/topics/founder/index.html')).toContain('/blog/article-1/')
  expect(copy.built('blog/topics/founder/feed.xml')).toContain('/blog/article-1/')
  expect(copy.built('sitemap.xml')).toContain('/blog/topics/founder/')

  const html = copy.built('blog-for-beginners/index.html')
  expect(html).toContain('(TXT, 2.3 kB)')
  expect(html).toContain('"@type":"FAQPage"')
  expect(html).toContain('id="the-sheet"')
  for (const file of ['sitemap.xml', 'llms.txt', 'resources/index.html', '404.html'])
    expect(copy.built(file), file).toContain('/blog-for-beginners/')
  expect(copy.built('blog-for-beginners.md')).toContain('# Before the first meeting')
  expect(copy.built('index.html')).not.toContain('picture-list')
  const found = (
    JSON.parse(copy.built('search-documents.json')) as { path: string; questions?: string[] }[]
  ).find(({ path: page }) => page === '/blog-for-beginners/')
  expect(found).toMatchObject({
    questions: ['Must I bring a computer?'],
    headings: expect.not.stringMatching(/appeal/),
  })
})

test('the build suggests a redirect for a renamed page, and creates it once the page names its former slug', () => {
  renameSync(
    copy.at('sites/spanwright/case-studies/three-models.md'),
    copy.at('sites/spanwright/case-studies/voting.md'),
  )
  fixReferences('three-models', 'voting')
  const renamed = copy.build()
  expect(renamed.output).toContain('"formerly: [three-models]"')
  const file = 'sites/spanwright/case-studies/voting.md'
  copy.write(file, copy.read(file).replace('---\n', '---\nformerly: [three-models]\n'))
  succeeded(copy.build())
  expect(copy.built('_redirects')).toContain('/case-studies/three-models/ /case-studies/voting/ 301')
})

test('a build fails, with file and line, at a character that the fonts lack, except in code', () => {
  const [file, before] = ['sites/spanwright/blog/founder-profile.md', copy.built('index.html')]
  const text = copy.read(file)
  copy.write(file, `${text}\nThe letter ж, and in code \`ю\`.\n`)
  const { status, stderr } = copy.build()
  copy.write(file, text)
  expect(status, stderr).toBe(1)
  expect(stderr).toMatch(
    /blog\/founder-profile\.md:\d+: ‘ж’ \(U\+0436\) is shown on \/blog\/founder-profile\//,
  )
  expect(stderr).not.toContain('U+044E')
  expect(copy.built('index.html')).toBe(before)
})

test('an owner’s mistakes are reported all at once, and nothing published changes', () => {
  const before = copy.built('index.html')
  copy.write('sites/spanwright/blog/My Post.md', copy.read('sites/spanwright/blog/founder-profile.md'))
  copy.write(
    'sites/spanwright/places/nowhere.json',
    '{ "name": "Nowhere", "lat": 140, "lon": 0, "county": "None", "zips": [] }',
  )
  rmSync(copy.at('sites/spanwright/locations/ambridge.md'))
  const neighbor = 'sites/spanwright/locations/sewickley.md'
  copy.write(neighbor, copy.read(neighbor).replace(/location: [\w-]+/, 'location: ambridge'))
  const post = 'sites/spanwright/blog/article-2.md'
  copy.write(post, `${copy.read(post)}\nSee [the draft](/blog/article-8/).\n`)
  article(3, { published: '2027-02-30' })
  article(4, { formerly: '[founder-profile]' })
  const { status, output } = copy.build()
  expect(status).toBe(1)
  for (const message of [
    /spanwright\/blog\/My Post\.md:1 file name: .*my-post\.md/,
    /spanwright\/places\/nowhere\.json:1 lat: /,
    /spanwright\/locations\/sewickley\.md:\d+ neighbors\.0\.location: there is no locations\/ambridge\.md/,
    /spanwright\/blog\/article-2\.md:\d+ link: \/blog\/article-8\/ is a draft/,
    /spanwright\/blog\/article-3\.md:\d+ published: expected a date/,
  ])
    expect(output).toMatch(message)
  expect(copy.built('index.html')).toBe(before)
  expect(readdirSync(copy.at('.cache')).filter((name) => name.startsWith('build-'))).toEqual([])
})
