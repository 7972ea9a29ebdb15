/** Sends requests to the last build and its backend at a fixed rate: `npm run tool -- load`. */
import { readCommandLine } from '../../engine/command/command-line.ts'
import { runLoad } from '../../packages/bench/load/run-load.ts'

const { options } = readCommandLine({
  usage: 'npm run tool -- load',
  options: {
    rate: { type: 'number', default: 500, least: 1, help: 'requests a second' },
    seconds: { type: 'number', default: 60, least: 1, help: 'how long' },
  },
})
process.exitCode = (await runLoad(options)) ? 0 : 1
