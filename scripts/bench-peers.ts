/** Compares ten pages of this site with the same pages built by other frameworks: `npm run bench:peers`. See docs/performance.md. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { runPeers } from '../packages/bench/peers/run-peers.ts'
import { tenPages } from '../packages/bench/peers/ten-pages.ts'

const { options, positionals } = readCommandLine({
  usage: 'npm run bench:peers -- [ROUTE…] (on Linux; installs the frameworks from npm into .cache)',
  positionals: tenPages,
  usual: ['/', ...tenPages.filter((page) => /^\/(case-studies|blog)\/./.test(page))],
  options: {
    runs: {
      type: 'number',
      default: 3,
      least: 1,
      help: 'loads of each page per kind of throttling, and visits with clicks',
    },
    rounds: { type: 'number', default: 3, least: 1, help: 'clicks on each link in the header per visit' },
  },
})
await runPeers({ paths: positionals, ...options })
