import { existsSync } from 'node:fs'
import path from 'node:path'
import { noBuild } from '../../../engine/process/build-error.ts'
import { startHost } from '../../../engine/serve/static/start-host.ts'
import { findBrowser } from '../../audits/browser/find-browser.ts'
import { writeReport } from '../../audits/write-report.ts'
import { openBrowser } from '../visits/browser.ts'
import { measureBuild } from '../build/measure-build.ts'
import { withSyntheticSite } from '../build/synthetic-site.ts'
import { measureNavigations } from '../visits/navigation.ts'
import { loadPaints, measurePaints, throttlings } from '../visits/paints.ts'
import { describeMachine, showProgress } from '../visits/progress.ts'
import { measureTraffic } from '../visits/traffic.ts'
import { writeVariants } from '../visits/variants.ts'
import { astro } from './astro.ts'
import { buildPeer, type BuiltPeer } from './build-peer.ts'
import { next } from './next.ts'
import { reactRouter } from './react-router.ts'
import { formatPeers, type PeerFigures } from './report.ts'
import { readStylesheet, readTenPages, tenPages } from './ten-pages.ts'
import { vike } from './vike.ts'
import { wordpress } from './wordpress.ts'

const peers = [astro, vike, reactRouter, next, wordpress]

/** The links in the header that lead to one of the ten pages. */
const menu = ['Services', 'About', 'Contact', 'Insights']

interface Options {
  /** The pages whose paints are measured; some of the ten. */
  paths: readonly string[]
  /** Loads of each page with each kind of throttling, and visits with clicks. */
  runs: number
  /** Clicks on each link in the header in one visit. */
  rounds: number
}

/**
 * Builds the same ten pages with other frameworks, and compares them with this site's last build. Prints a table, and
 * writes reports/peers.json.
 */
export async function runPeers({ paths, runs, rounds }: Options): Promise<void> {
  const site = path.resolve('dist/client')
  if (!existsSync(site)) throw noBuild()
  const work = path.resolve('.cache/peers')
  const content = { pages: readTenPages(site), stylesheet: readStylesheet(site) }
  const built: BuiltPeer[] = [{ name: 'this site', site, build: await withSyntheticSite(0, measureBuild) }]
  for (const peer of peers) {
    console.log(`Building with ${peer.name}…`)
    // Two builds at once would compete for the processors.
    built.push(await buildPeer(peer, content, site, path.join(work, peer.name.replaceAll(' ', '-'))))
  }
  const limit = writeVariants(path.resolve('dist'), path.join(work, 'variants'), tenPages)['no scripts']
  const sites: (Omit<BuiltPeer, 'build'> & Partial<BuiltPeer>)[] = [
    ...built,
    { name: 'this site, no scripts', site: limit },
  ]
  using servers = new DisposableStack()
  const hosts = await Promise.all(
    sites.map(async (each) => servers.use(await startHost({ site: each.site }))),
  )
  const executable = findBrowser()
  const step = showProgress(sites.length * runs * (paths.length * throttlings.length + 1))
  const urls = new Map(sites.map(({ name }, index) => [name, hosts[index]?.url ?? '']))
  const paints = await measurePaints({
    pages: paths,
    variants: [...urls.keys()],
    runs,
    run: ({ path: page, throttling, variant }) =>
      step(`${variant}: ${page}, ${throttling}`, () =>
        loadPaints(`${urls.get(variant)}${page}`, executable, throttling),
      ),
  })
  await using browser = await openBrowser(executable)
  const figures: PeerFigures[] = sites.map(({ name, build }) => ({
    name,
    build,
    paints: paints.filter(({ variant }) => variant === name),
    clicks: [],
    traffic: [],
  }))
  for (const { name, traffic } of figures)
    for (const page of paths) traffic.push(await measureTraffic(browser, `${urls.get(name)}${page}`))
  // The sites take turns, so that a busy moment of the machine affects all of them.
  for (let run = 0; run < runs; run += 1)
    for (const { name, clicks } of figures) {
      const visit = () => measureNavigations(browser, `${urls.get(name)}/`, { menu, rounds })
      clicks.push(...(await step(`${name}: clicks`, visit)))
    }
  const machine = `${describeMachine()} at the end`
  const date = new Date().toISOString()
  writeReport('peers.json', { date, machine, runs, figures })
  console.log(`\n${machine}\n\n${formatPeers(figures)}\n\nReport: reports/peers.json`)
}
