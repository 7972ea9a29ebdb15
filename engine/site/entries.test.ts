import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { exportsOf } from '../../tests/exports-of.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { entriesSource, listEntries, scalar } from './entries.ts'

test('the list of all entries follows from their front matter', () => {
  const root = temporaryFolder('entries', onTestFinished)
  const files = {
    'services/b.md': 'order: 2 # a comment\nformerly:\n  - old-b\n  - older-b',
    'services/a.md': 'order: 2',
    'services/c.md': '"formerly": [old-c, 5]\r',
    'services/first.md': 'order: "1"',
    'services/last.md': 'order: 101',
    'services/draft.md': 'draft: True\norder: soon\ndrawing: ../drawings/d.svg',
    'services/Wrong Name.md': '',
    'case-studies/hidden.md': "drawing: 'd.svg'",
    'locations/here.md': 'shape: street-first\nplace: here',
    'locations/there.md': 'shape: street-first\nplace: there\nformerly: [',
    'locations/guide.md': 'shape: price-guide\nplace: here',
    'blog/older.md': 'published: 2026-01-02\ntopic: "Maps & more"',
    'blog/newer.md': 'published: 2026-01-03\ntopic: Maps, more',
    'blog/today.md': 'published: 2026-02-01\ntopic: Prices',
    'blog/ahead.md': 'published: 2026-02-02\ntopic: Prices',
    'blog/undated.md': 'published: soon\ntopic: Prices',
    'jobs/over.md': 'closes: 2026-01-31',
    'jobs/last-day.md': 'closes: 2026-02-01',
    'jobs/open.md': '',
  }
  for (const [file, yaml] of Object.entries(files))
    writeFiles(root, { [`content/${file}`]: `\uFEFF---\n${yaml}\n---\ntopic: none\n` })
  writeFiles(root, {
    'content/services/none.md': 'order: 1\n',
    'content/pages/own.yaml': 'order: 1\nformerly: [mine]\nblocks:\n',
    'content/pages/later.yaml': 'draft: true\nblocks:\n',
    'content/pages/abuot.yaml': 'title: A\n',
    'content/pages/about.yaml': 'blocks:\n',
    'content/places/b.json': '{ "lat": 1, }',
    'content/places/a.json': '[',
    'content/authors/none.json': 'null',
    'content/authors/text.json': '"Ann"',
  })
  const sections = { projects: false, locations: true, blog: true, careers: true }
  const publishing = { today: '2026-02-01', sections, mainPages: ['about'] }
  const source = entriesSource(root, publishing)
  const lines = Object.entries(exportsOf(source)).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "published {"services":["first","a","b","c","none","last"],"case-studies":[],"locations":["guide","here","there"],"blog":["undated","today","newer","older"],"pages":["own"],"jobs":["last-day","open"]}
    drafts {"services":["draft"],"case-studies":["hidden"],"locations":[],"blog":["ahead"],"pages":["later"],"jobs":["over"]}
    locationShapes {"price-guide":["guide"],"street-first":["here","there"]}
    topics {"prices":{"name":"Prices","posts":2},"maps-more":{"name":"Maps, more","posts":2}}
    over [{"folder":"jobs","slug":"over","closes":"2026-01-31"}]
    moved [["/services/old-b/","/services/b/"],["/services/older-b/","/services/b/"],["/services/old-c/","/services/c/"],["/mine/","/own/"]]
    drawn {"services/draft":"../drawings/d.svg","case-studies/hidden":"d.svg"}
    placeOf {"guide":"here","here":"here","there":"there"}
    places {"a":{},"b":{"lat":1}}
    authors {"none":{},"text":{}}"
  `)
  const withoutJobs = listEntries(root, '', { ...publishing, sections: { ...sections, careers: false } })
  expect(withoutJobs.filter(({ isOver }) => isOver)).toEqual([])
})

test.each([
  'topic: Hiring # a remark',
  'topic: C# for shops',
  'topic: "C # and others" # a remark',
  "topic: 'What''s new'",
  'topic: #1',
  'topic:\torder \r\norder: 2',
  'topic:\n  On the next line\norder: 2',
  'topic: On this line\n  and the next',
  'topic: >-\n  Folded\n  text',
  'topic: "Caf\\u00e9 \\"One\\""',
  '"topic": Quoted',
  'topic : Apart',
  '{ topic: In braces }',
])('a field is read as YAML reads it: %j', (yaml) => {
  expect(scalar(yaml, 'topic')).toBe((parse(yaml) as { topic: string | null }).topic ?? '')
})
