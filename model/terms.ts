/**
 * The firm's terms: what it charges, how long things take, what is free and what it promises. Pages,
 * forms, structured data and Markdown (as `{{terms.…}}` and `{{work.…}}`) take every such figure from
 * here, so that no two pages can contradict each other. terms.test.ts recomputes the prices.
 */

import { rate } from './rate.ts'
import { replyTime } from '../.site/site.ts'

/** US dollars for an hour. The founder profile shows the math behind it. */
export const hourlyRate = rate.perHour
/** Hours that one builder can bill in a week. */
export const hoursPerWeek = rate.billedPerDay * rate.daysPerWeek

/** Prices are rounded to this many dollars; nobody quotes to the dollar. */
const priceStep = 50

type Range = readonly [from: number, to: number]

interface Work {
  /** An item of the price list. */
  scope: string
  /** Hours of work: with the hourly rate, they make the price. */
  hours: Range
  /** Weeks from the start to the end; absent where the work comes back every month or quarter. */
  weeks?: Range
  unit: 'once' | 'per month' | 'per quarter' | 'per page'
}

/** Everything that has a price. A service's front matter names the keys of what it sells. */
export const work = {
  map: { scope: 'Map of the work and a clickable sketch', hours: [15, 25], weeks: [1, 1], unit: 'once' },
  'first-piece': { scope: 'First working piece', hours: [75, 125], weeks: [3, 5], unit: 'once' },
  'next-piece': { scope: 'Each piece after that', hours: [30, 50], weeks: [2, 2], unit: 'once' },
  care: { scope: 'Care and small changes', hours: [2, 9], unit: 'per month' },

  'saas-test': {
    scope: 'Paid test: a page, a price, five interviews',
    hours: [20, 40],
    weeks: [3, 3],
    unit: 'once',
  },
  'saas-first-version': {
    scope: 'First version that customers can pay for',
    hours: [200, 300],
    weeks: [8, 12],
    unit: 'once',
  },
  'saas-running': { scope: 'Running it, with small changes', hours: [5, 16], unit: 'per month' },

  'ai-test': { scope: 'Test on your own examples', hours: [16, 34], weeks: [1, 2], unit: 'once' },
  'ai-tool': { scope: 'Tool with a review screen', hours: [60, 100], weeks: [3, 4], unit: 'once' },
  'ai-upkeep': { scope: 'Monthly check and upkeep', hours: [1.5, 5.5], unit: 'per month' },

  'ai-claim': {
    scope: 'Test of one claim, with a paper for the board',
    hours: [22, 45],
    weeks: [2, 3],
    unit: 'once',
  },
  'ai-register': {
    scope: 'List of what your people use, with a page of rules',
    hours: [11, 22],
    weeks: [1, 2],
    unit: 'once',
  },

  'decision-memo': { scope: 'One decision, with a memo', hours: [9, 23], weeks: [1, 2], unit: 'once' },
  'contract-review': { scope: 'Review of a contract or a quote', hours: [4, 7], weeks: [1, 1], unit: 'once' },

  count: { scope: 'Counting week', hours: [4, 8], weeks: [1, 1], unit: 'once' },
  connection: { scope: 'One connection between two programs', hours: [20, 60], weeks: [2, 4], unit: 'once' },
  watch: { scope: 'Watching it and fixing it', hours: [1, 3], unit: 'per month' },

  comparison: { scope: 'Comparison of your quotes', hours: [6, 13], weeks: [1, 1], unit: 'once' },

  'campaign-plan': { scope: 'Counting and a first plan', hours: [6, 11], weeks: [1, 2], unit: 'once' },
  campaign: { scope: 'Campaign with a landing page', hours: [14, 36], weeks: [6, 6], unit: 'once' },
  'campaign-running': { scope: 'Running it after the first round', hours: [3, 9], unit: 'per month' },

  secure: { scope: 'Backups, access and a restore test', hours: [18, 38], weeks: [2, 2], unit: 'once' },
  'order-walk': {
    scope: 'Following one order, and a plan in stages',
    hours: [30, 58],
    weeks: [3, 3],
    unit: 'once',
  },
  stage: { scope: 'One stage of the plan', hours: [100, 250], weeks: [6, 10], unit: 'once' },

  'ai-brief': { scope: 'Brief and data check', hours: [5, 12], weeks: [1, 2], unit: 'once' },
  experiment: { scope: 'First experiment', hours: [15, 42], weeks: [2, 6], unit: 'once' },

  'stage-zero': { scope: 'Stage zero', hours: [40, 50], weeks: [2, 2], unit: 'once' },
  'four-weeks': { scope: 'A stage of four weeks', hours: [90, 100], weeks: [4, 4], unit: 'once' },
  maintenance: { scope: 'Maintenance with agreed response times', hours: [8, 25], unit: 'per month' },

  crawl: { scope: 'Crawl and repair list', hours: [8, 16], weeks: [1, 1], unit: 'once' },
  repairs: { scope: 'Technical repairs', hours: [12, 40], weeks: [2, 4], unit: 'once' },
  'question-page': { scope: 'Each page that answers a question', hours: [2, 5.5], unit: 'per page' },
  'quarterly-check': { scope: 'Quarterly check', hours: [3, 5], unit: 'per quarter' },
} as const satisfies Record<string, Work>

export type WorkKey = keyof typeof work
export const workKeys = Object.keys(work) as [WorkKey, ...WorkKey[]]

/** What this many hours cost, in US dollars, rounded. */
export const priceOf = (hours: number): number => Math.round((hours * hourlyRate) / priceStep) * priceStep

/** The lowest and the highest price of a kind of work, in US dollars. */
export const priceRange = (key: WorkKey): Range => {
  const [from, to] = work[key].hours
  return [priceOf(from), priceOf(to)]
}

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
/** A small number in words, as prose writes it; from eleven on in digits. */
export const spelled = (count: number): string => words[count] ?? String(count)

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`

const plural = (count: number, unit: string): string => (count === 1 ? unit : `${unit}s`)

/** “3 to 5 weeks”, “1 week”. */
const span = ([from, to]: Range, unit: string): string =>
  from === to ? `${to} ${plural(to, unit)}` : `${from} to ${to} ${plural(to, unit)}`

/** “$12,150 to $20,250”. */
export const priceText = (key: WorkKey): string => priceRange(key).map(dollars).join(' to ')

/** “3 to 5 weeks”; nothing where the work comes back. */
export const durationText = (key: WorkKey): string => {
  const kind: Work = work[key]
  return kind.weeks ? span(kind.weeks, 'week') : ''
}

/** “15 to 25 hours”: what the price is made of. */
export const hoursText = (key: WorkKey): string => span(work[key].hours, 'hour')

/** The free talk that everything starts with. */
const talk = '1 hour, free'

const daysPerWeek = 5
const daysOf = (key: 'map' | 'first-piece'): Range => {
  const [from, to] = work[key].weeks
  return [from * daysPerWeek, to * daysPerWeek]
}

/** The way from the first call to a piece in daily use; each step in working days. */
export const process = {
  talk: { days: [0, 0], text: talk },
  look: { days: daysOf('map'), text: durationText('map') },
  agree: { days: [2, 2], text: '2 days' },
  build: { days: daysOf('first-piece'), text: durationText('first-piece') },
} as const satisfies Record<string, { days: Range; text: string }>

interface Part {
  /** The work that it is part of. The days of a work's parts add up to its weeks; terms.test.ts checks that. */
  of: WorkKey
  days: Range
}

/** Steps that are a part of what is sold, in working days. */
export const parts = {
  'saas-cut': { of: 'saas-first-version', days: [5, 5] },
  'saas-build': { of: 'saas-first-version', days: [35, 55] },
  'ai-tool-build': { of: 'ai-tool', days: [10, 15] },
  'ai-tool-beside': { of: 'ai-tool', days: [5, 5] },
  'claim-collect': { of: 'ai-claim', days: [4, 5] },
  'claim-measure': { of: 'ai-claim', days: [4, 8] },
  'claim-report': { of: 'ai-claim', days: [2, 2] },
  'memo-look': { of: 'decision-memo', days: [2, 4] },
  'memo-calculate': { of: 'decision-memo', days: [2, 5] },
  'memo-decide': { of: 'decision-memo', days: [1, 1] },
  'comparison-visit': { of: 'comparison', days: [1, 1] },
  'comparison-table': { of: 'comparison', days: [3, 3] },
  'comparison-meeting': { of: 'comparison', days: [1, 1] },
  'connection-choose': { of: 'connection', days: [1, 1] },
  'connection-build': { of: 'connection', days: [4, 14] },
  'connection-beside': { of: 'connection', days: [5, 5] },
  'campaign-count': { of: 'campaign-plan', days: [3, 7] },
  'campaign-guess': { of: 'campaign-plan', days: [2, 3] },
  'walk-order': { of: 'order-walk', days: [5, 5] },
  'walk-plan': { of: 'order-walk', days: [10, 10] },
  'brief-sort': { of: 'ai-brief', days: [2, 4] },
  'brief-write': { of: 'ai-brief', days: [3, 6] },
} as const satisfies Record<string, Part>

type PartKey = keyof typeof parts
export const partKeys = Object.keys(parts) as PartKey[]

/** What a step of a service takes: a kind of work, a part of one, or the free talk. */
export const stepKeys = ['talk', ...workKeys, ...partKeys] as const
export type StepKey = (typeof stepKeys)[number]

/** How often something comes back, as the duration of a step. */
const rhythm: Record<Work['unit'], string> = {
  once: '',
  'per month': 'every month',
  'per quarter': 'every quarter',
  'per page': 'page by page',
}

/** Whole weeks as weeks, everything else as days. */
const daysText = ([from, to]: Range): string =>
  from % daysPerWeek === 0 && to % daysPerWeek === 0
    ? span([from / daysPerWeek, to / daysPerWeek], 'week')
    : span([from, to], 'day')

/** “3 to 5 weeks”, “every month”, “1 hour, free”. */
export function stepText(key: StepKey): string {
  if (key === 'talk') return talk
  return key in parts ? daysText(parts[key as PartKey].days) : workStepText(key as WorkKey)
}

const workStepText = (key: WorkKey): string => durationText(key) || rhythm[work[key].unit]

const wholeWay = ([0, 1] as const).map((end) =>
  Math.ceil(Object.values(process).reduce((sum, { days }) => sum + days[end], 0) / daysPerWeek),
) as unknown as Range

/** The judge has no stake in the outcome. */
const noBid = 'When you pay us to judge other people’s quotes or products, we don’t bid on that job.'

export const terms = {
  rate: dollars(hourlyRate),
  hoursPerWeek: String(hoursPerWeek),
  /** What an auditor of the fixed prices may compute: the most that one builder can bill in five weeks. */
  weekPrice: dollars(hourlyRate * hoursPerWeek),
  /** The first talk costs nothing; everything after it has a price. */
  firstTalk: 'one hour',
  /** From the first call to something in daily use: the sum of the steps. */
  firstResult: `${spelled(wholeWay[0])} to ${spelled(wholeWay[1])} weeks`,
  /** From the start of the build to something that the client can click on. */
  firstLook: 'two weeks',
  /** How often work in progress is shown. */
  demoEvery: 'two weeks',
  /** One person builds. */
  team: 'one engineer',
  projectsAtOnce: 'two',
  /** The most that somebody who joins works in a week. */
  workWeek: 'forty hours',
  /** An applicant's letter, if they agree. */
  letterKept: 'six months',
  /** Whom the firm works for. */
  clients: 'one to two hundred people',
  smallestClient: 1,
  largestClient: 200,
  /** In which a message gets a personal answer. */
  reply: replyTime,
  quoteWithin: 'one week',
  /** Leaving in the middle of a piece; at its end there is no notice. */
  notice: 'ten days',
  /** The longer projects, as an adjective. */
  longProject: 'three-to-nine-month',
  /** After the handover of a long project, in which questions belong to its price. */
  afterHandover: 'four weeks',
  /** Who pays when a fixed price was guessed too low. */
  overrun: 'If we guessed too low, we cover the difference.',
  /** What is no wrong guess of ours: somebody else's system that does not do what it says. */
  surprise:
    'Sometimes a system we have to connect doesn’t work the way its manual says. Then we stop that item and tell you the same day. You choose: drop it, swap it for something else, or pay for the extra work.',
  /** Releases in which a client finds nothing to try. */
  emptyReleases:
    'If two releases in a row give you nothing to try, you can end the stage and keep the second half of its price.',
  leaving:
    'You can leave at the end of any piece and owe nothing more. In the middle of one, give ten days’ notice and pay for the days worked. Either way, everything made so far is yours.',
  noBid,
  advice: `${noBid} A map or a plan is yours to take to anyone, us included.`,
} as const
