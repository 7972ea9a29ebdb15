import type { BuildFigures } from '../build/measure-build.ts'
import { paintNames, type PaintRow } from '../visits/paints.ts'
import type { Traffic } from '../visits/traffic.ts'
import type { Throttling } from '../../audits/lighthouse/load-once.ts'
import { median } from '../../../model/median.ts'
import { formatTable } from '../../audits/table.ts'

/** The measurements of one site. */
export interface PeerFigures {
  name: string
  /** Undefined for a site that is a modified copy of another. */
  build: BuildFigures | undefined
  /** The medians of each page. */
  paints: readonly PaintRow[]
  /** Milliseconds from each click on a link to the paint of the next page. */
  clicks: number[]
  traffic: Traffic[]
}

const whole = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(0))

/** A table with a line for each site: medians of all its pages. */
export function formatPeers(figures: readonly PeerFigures[]): string {
  const head = [
    'site',
    ...paintNames,
    ...paintNames.map((name) => `${name} applied`),
    'requests',
    'kB',
    'click',
    'slowest',
    'build s',
    'CPU s',
  ]
  const rows = figures.map(({ name, build, paints, clicks, traffic }) => {
    const paint = (throttling: Throttling) =>
      paintNames.map((paintName) =>
        whole(median(paints.filter((each) => each.throttling === throttling).map((each) => each[paintName]))),
      )
    return [
      name,
      ...paint('simulate'),
      ...paint('devtools'),
      whole(median(traffic.map(({ requests }) => requests))),
      (median(traffic.map(({ bytes }) => bytes)) / 1000).toFixed(1),
      whole(median(clicks)),
      whole(Math.max(...clicks)),
      build ? build.wall.toFixed(1) : '–',
      build ? build.cpu.toFixed(1) : '–',
    ]
  })
  return formatTable([head, ...rows])
}
