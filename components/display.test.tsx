import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { words as locations } from '#.site/words/locations.ts'
import { words as scaleWords } from '#.site/words/price-scale.ts'
import { AreaMap } from './area-map/AreaMap.tsx'
import { BigType } from './big-type/BigType.tsx'
import { Bills } from './bills/Bills.tsx'
import { Breadcrumbs } from './breadcrumbs/Breadcrumbs.tsx'
import { CallToAction } from './call-to-action/CallToAction.tsx'
import { Cards } from './cards/Cards.tsx'
import { Contents, contentsOf } from './contents/Contents.tsx'
import { DataTable } from './data-table/DataTable.tsx'
import { Deliverables } from './deliverables/Deliverables.tsx'
import { Drivers } from './drivers/Drivers.tsx'
import { Facts } from './facts/Facts.tsx'
import { Fit } from './fit/Fit.tsx'
import { FlowDiagram } from './flow-diagram/FlowDiagram.tsx'
import { Hero } from './hero/Hero.tsx'
import { renderPart } from './html/render-part.tsx'
import { Ticks } from './lists/Ticks.tsx'
import { NamedList } from './named-list/NamedList.tsx'
import { SiteNotice } from './notice/Notice.tsx'
import { Paragraphs } from './paragraphs/Paragraphs.tsx'
import { PictureList } from './picture-list/PictureList.tsx'
import { PlaceMap } from './place-map/PlaceMap.tsx'
import { Plate } from './plate/Plate.tsx'
import { PostNav } from './post-nav/PostNav.tsx'
import { PriceRanges } from './price-ranges/PriceRanges.tsx'
import { Questions } from './questions/Questions.tsx'
import { Quotations } from './quotations/Quotations.tsx'
import { Reasons } from './reasons/Reasons.tsx'
import { Related } from './related/Related.tsx'
import { Section } from './section/Section.tsx'
import { ServiceGroups } from './service-groups/ServiceGroups.tsx'
import { Steps } from './steps/Steps.tsx'
import { Topics } from './topics/Topics.tsx'

const href = '/about/' as const
const spot = { x: 1, y: 1, side: 'n' } as const
const image = { src: '/a.svg', width: 4, height: 3 }
const [, ...others] = ['/', '/about/', '/contact/', '/pricing/', '/services/'] as const
const price = { scope: 'W1', basis: '', from: 'W2', unit: 'W3', amounts: [900, 1500] } as const
const place = { borders: '', rivers: '', rings: '', others: '', chosen: { ...spot, label: 'W1' } }
const area = {
  pins: [{ ...spot, href: '/locations/' as never, label: 'W1', isMajor: false }],
  paths: { area: '', borders: '', beyond: '', rivers: '', ticks: '', crosses: '' },
  regions: [],
  waters: [],
  degrees: [],
  rings: [{ text: 'W2', radius: 9 }],
  point: spot,
  scale: { length: 100, text: 'W3' },
}
const detail = {
  x: 90,
  y: 90,
  radius: 40,
  scale: 3,
  rivers: '',
  lead: '',
  focus: { ...spot, radius: 9 },
  pins: [{ ...spot, href: '/pricing/' as never, label: 'W6', isMajor: true, isBare: true as const }],
}

const quotations = [
  { text: 'W1', who: 'W2', source: { title: 'W3', url: '/a' } },
  { text: 'W4', who: 'W5', source: { title: 'W6', url: '/b' } },
]

const htmlOf = (part: ReactNode) => renderPart(href, part).html

const wordsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? (value.match(/W\d/g) ?? [])
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => (key.startsWith('_') ? [] : wordsIn(part)))
      : []

/** The names of classes and of attributes other than class. */
const marksOf = (html: string): string[] => [
  ...[...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ')),
  ...(html.match(/(?<= )(?!class=)[a-zA-Z-]+(?==")/g) ?? []),
]

/** An element for words without any, apart from the sample's drawing at the end of a page. */
const emptied = /<(?:p|[uod]l|d[dt]|li|nav|figcaption|summary|span|div(?! class="truss))\b[^>]*><\/|undefined/

/**
 * Tests that a component shows everything that it is given, first as little as possible and then more, and nothing in
 * place of what it isn't given. The words are those that begin with W.
 * @param only The classes and attributes that only the second has.
 */
function shows<Props extends object>(
  Part: (props: Props) => ReactNode,
  least: NoInfer<Props>,
  more: Partial<NoInfer<Props>>,
  only: string,
): void {
  test(`${Part.name} shows ${Object.keys(more).join(', ')}, and nothing in place of them`, () => {
    const [plain, full] = [least, { ...least, ...more }].map((props) => {
      const html = htmlOf(<Part {...props} />)
      expect(wordsIn(props).filter((word) => !html.includes(word))).toEqual([])
      return html
    }) as [string, string]
    expect(plain).not.toMatch(emptied)
    const common = new Set(marksOf(plain))
    const own = new Set(marksOf(full).filter((mark) => !common.has(mark)))
    expect([...own].toSorted().join(' ')).toBe(only)
  })
}

shows(
  AreaMap,
  { label: 'W7', map: { ...area, rings: [] } },
  {
    map: {
      ...area,
      detail,
      rings: [{ text: 'W2', radius: 9, note: { x: 1, y: 1 } }],
      regions: [{ text: 'W8', x: 1, y: 1, turn: 30 }],
      degrees: [{ text: 'W9', x: 1, y: 1 }],
    },
  },
  'clip-path drawing__accent id letter-spacing map__county map__pin--bare map__pin--major map__wide transform',
)
shows(
  Bills,
  { bills: [{ name: 'W1', lines: [{ label: 'W3', amount: 'W4' }] }] },
  { bills: [{ name: 'W1', text: 'W2', lines: [{ label: 'W3', amount: 'W4', isSum: true }] }] },
  'bills__line--sum',
)
shows(
  Breadcrumbs,
  { crumbs: [], current: 'W2' },
  { crumbs: [{ label: 'W1', href }] },
  'breadcrumbs__link href',
)
shows(
  CallToAction,
  { heading: 'W1', text: 'W2', action: 'W3' },
  { form: <p>W4</p> },
  'action-band__form action-band__split button--outline',
)
shows(
  Cards,
  { items: [{ label: 'W1', href, text: 'W2' }] },
  {
    layout: 'rows',
    items: [{ label: 'W1', href, text: 'W2', kind: 'W3', picture: <i>W4</i>, more: <b>W5</b> }],
  },
  'annotation card__kind card__picture cards--rows',
)
shows(
  Contents,
  { items: contentsOf({ fit: { heading: 'W2' } }), isCompact: true },
  { items: contentsOf({ fit: { heading: 'W2' }, other: false }), isCompact: false },
  'aria-hidden contents__label',
)
shows(
  DataTable,
  {
    caption: 'W1',
    columns: ['W2', 'W3'],
    rows: [
      ['4', 'W5'],
      ['5', '6'],
    ],
  },
  { rows: [['W4', '$1,200']], hasCards: true },
  'data-label figure table--cards',
)
shows(Deliverables, { items: [{ name: 'W1', detail: 'W2' }] }, {}, '')
shows(
  Drivers,
  { more: { heading: 'W1', items: ['W2'] }, less: { heading: 'W4', items: ['W5'] } },
  { more: { heading: 'W1', items: ['W2', { html: '<b>W3</b>' }] } },
  '',
)
shows(Facts, { facts: [{ label: 'W1', value: 'W2' }] }, { isBlock: true }, 'facts--block')
shows(Fit, { fit: ['W1'], notFit: ['W2'], yes: 'W4', no: 'W5' }, { notFit: ['W2', 'W3'] }, '')
shows(
  FlowDiagram,
  { caption: 'W1', stages: [{ boxes: [{ name: 'W2', note: 'W3' }] }] },
  { stages: [{ boxes: [{ name: 'W2', note: 'W3', kind: 'store', loop: 'W4' }] }] },
  'aria-hidden d flow__box--store flow__loop height icon viewBox width',
)
shows(
  Hero,
  { title: 'W1', lead: 'W2' },
  { note: 'W3', crumbs: [{ label: 'W4', href }], drawing: <i>W5</i>, children: 'W6' },
  'annotation aria-current aria-label breadcrumbs breadcrumbs__item breadcrumbs__link breadcrumbs__list hero--drawn hero__more hero__note hero__picture href',
)
shows(
  Hero,
  { title: 'W1', lead: 'W2' },
  { drawing: <i>W3</i>, layout: 'bleed', ground: 'blueprint' },
  'hero--bleed hero__picture',
)
shows(
  NamedList,
  { items: [{ name: 'W1', detail: 'W2' }] },
  { items: [{ name: 'W1', detail: 'W2', cost: 'W3' }] },
  'annotation named__cost',
)
shows(Paragraphs, { texts: ['W1'] }, { texts: ['W1', { html: '<b>W2</b>' }] }, '')
shows(
  PictureList,
  { items: [{ name: 'W1', detail: 'W2' }] },
  { items: [{ name: 'W1', detail: 'W2', text: 'W3', picture: <i>W4</i> }] },
  '',
)
shows(
  PlaceMap,
  { label: 'W0', map: { ...place, neighbors: [{ ...spot, label: 'itself' }] } },
  {
    map: {
      ...place,
      rings: 'M0 0',
      neighbors: [{ ...spot, label: 'W2', href: '/locations/' as never }],
      from: { ...spot, label: 'W3' },
      measure: { d: 'M0 0', x: 1, y: 1, text: 'W4' },
    },
  },
  'drawing__faint href map__note map__pin map__target',
)
shows(
  Plate,
  { alt: 'W1', wide: image, narrow: image },
  { caption: 'W2', ground: 'sheet', isFirst: true },
  'data-first data-ground plate__caption plate__first',
)
shows(
  PostNav,
  { label: 'W1', words: { older: 'W2', newer: '' }, older: { label: 'W4', href, summary: '' } },
  { words: { older: 'W2', newer: 'W3' }, newer: { label: 'W5', href, summary: '' } },
  'post-nav__link--newer',
)
shows(
  PriceRanges,
  { ranges: [price] },
  { ranges: [{ ...price, basis: 'W4', to: 'W5', weeks: [1, 3] }] },
  'prices__bar--weeks prices__basis',
)
shows(
  Questions,
  { questions: [{ question: 'W1', answer: { html: '<b>W2</b>' } }] },
  { questions: [{ question: 'W1', answer: { html: '<p>W2</p>' } }], columns: true },
  'prose questions--columns',
)
shows(Quotations, { items: quotations.slice(1) }, { items: quotations }, '')
shows(Reasons, { items: [{ kind: 'W1', why: 'W2' }] }, {}, '')
shows(
  Related,
  { items: others.map((to) => ({ kind: 'W1', label: 'W2', href: to, summary: 'W3' })) },
  { items: others.slice(1).map((to) => ({ kind: 'W1', label: 'W2', href: to, summary: 'W3', image })) },
  'alt cover decoding height loading related--cards src width',
)
shows(
  Section,
  { id: 'fit', heading: 'W1', children: 'W5' },
  { note: 'W2', picture: <i>W3</i>, aside: 'W4' },
  'annotation section__aside section__note',
)
shows(
  ServiceGroups,
  { groups: [{ heading: 'W1', text: 'W2', services: [{ label: 'W3', href, summary: '' }] }] },
  {
    withSummaries: true,
    groups: [{ heading: 'W1', text: 'W2', services: [{ label: 'W3', href, summary: 'W4', image }] }],
  },
  'alt cover decoding groups__summary height loading src width',
)
shows(SiteNotice, { text: 'W1', isAhead: false }, { isAhead: true }, 'notice--ahead')
shows(
  Steps,
  { steps: [{ name: 'W1', duration: '', detail: 'W3' }] },
  { steps: [{ name: 'W1', duration: 'W2', detail: 'W3' }] },
  'annotation steps__duration',
)
shows(Ticks, { items: ['W1'] }, { items: ['W1', 'W2'], isNumbered: true }, 'ticks--numbered')
shows(Ticks, { items: ['W1'] }, { items: ['W1', 'W2'], inThirds: true }, 'thirds')
shows(
  Topics,
  { label: 'W1', items: [{ label: 'W2', href, isCurrent: false }] },
  { items: [{ label: 'W2', href, isCurrent: true }] },
  'aria-current',
)

test('a single article has no links to others', () => {
  expect(htmlOf(<PostNav label="W1" words={{ older: 'W2', newer: 'W3' }} />)).toBe('')
})

test('the label above a title is left out if the breadcrumbs end with the same words', () => {
  const html = htmlOf(<Hero title="W1" lead="W2" note="W3" current="W3" crumbs={[{ label: 'W4', href }]} />)
  expect(html.match(/W\d/g)).toEqual(['W4', 'W3', 'W1', 'W2'])
})

test('a picture over the whole window is shown once, after the words', () => {
  const html = htmlOf(<Hero title="W1" lead="W2" drawing={<i>W3</i>} layout="bleed" />)
  expect(html.match(/W\d/g)).toEqual(['W1', 'W2', 'W3'])
})

test.each([
  ['1,200', true],
  ['$1,200', true],
  ['≈ 5', false],
  ['−$5.50', true],
  ['US$5', false],
  ['12 weeks', false],
  ['none', false],
  ['', false],
])('a column with the cell %j is aligned as numbers: %s', (cell, isAligned) => {
  const table = (
    <DataTable
      caption=""
      columns={['First', 'Second']}
      rows={[
        ['1', '2'],
        ['2', cell],
      ]}
    />
  )
  expect(htmlOf(table).match(/<t[hd][^>]*class="figure"/g) ?? []).toHaveLength(isAligned ? 3 : 0)
})

/** The places and sizes in a drawing. */
const measuresOf = (part: ReactNode) =>
  htmlOf(part)
    .match(/(?<= (?:d|viewBox|textLength|y|stroke-width|transform)=")[^"]+/g)
    ?.join(' ')

test('bars of prices and durations have a scale each, from nothing to a round number; the thinnest are visible', () => {
  const some = { scope: 'a', basis: '', from: '', unit: '' }
  const bars = [
    { ...some, amounts: [2000, 4000], weeks: [4, 8] },
    { ...some, scope: 'b', amounts: [500, 500] },
    { ...some, scope: 'c', amounts: [4000, 4000] },
  ] as const
  expect(htmlOf(<PriceRanges ranges={bars} />).match(/(?<= d=")[^"]+/g)).toEqual([
    'M0 4.5h500v1H0',
    'M500 0h500v10h-500',
    'M0 4.5h500v1H0',
    'M500 0h500v10h-500',
    'M0 4.5h125v1H0',
    'M125 0h6v10h-6',
    'M0 4.5h1000v1H0',
    'M994 0h6v10h-6',
  ])
  expect(
    htmlOf(<PriceRanges ranges={bars} />)
      .match(/(?<=<span>)[^<]+/g)
      ?.join(),
  ).toBe(`0 ${scaleWords.money},1K,2K,3K,4K,0 ${scaleWords.weeks},2,4,6,8`)
  const scales = [bars, bars.slice(1), []].map(
    (ranges) => htmlOf(<PriceRanges ranges={ranges} />).split('"prices__ticks"').length - 1,
  )
  expect(scales).toEqual([2, 1, 0])
})

test('the dimension line under a large number begins and ends with its digits, and under a word with its letters', () => {
  expect(measuresOf(<BigType text="41" />)).toBe('0 0 160 100 78 156 M3.8 86v8M3.8 90H158.8M158.8 86v8')
  expect(measuresOf(<BigType text="Go" />)).toBe('0 0 160 100 78 156 M0 86v8M0 90H160M160 86v8')
})

test('on a map of the area, the scale bar ends at the margin, and the detail has its caption inside', () => {
  const map = <AreaMap label="" map={{ ...area, detail, rings: [] }} />
  expect(htmlOf(map)).toContain('d="M1016 44v8h100v-8m-50 2v6M1116 124V84m-6 12 6-14 6 14"')
  expect(htmlOf(map)).toContain('translate(50 50)')
  expect(htmlOf(map)).toContain(`x="90" y="114">${locations.words.detail}, 3 : 1<`)
  expect(htmlOf(map)).toContain(`>${locations.words.north}</text>`)
  // A river lies between its banks.
  expect(htmlOf(map).match(/(?<=stroke-width=")\d+(?=" d="")/g)).toEqual(['8', '6', '17', '15'])
})
