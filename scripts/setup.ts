/** Makes the project a firm's own: `npm run setup`, or with a file of answers. See engine/setup. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { runSetup } from '../engine/setup/run-setup.ts'

const { options } = readCommandLine({
  usage: 'npm run setup -- [--answers FILE]',
  options: {
    answers: { type: 'string', help: 'a file of JSON or YAML with the answers, instead of questions' },
    force: { type: 'boolean', help: 'even over content that was changed and not committed' },
  },
})
process.exitCode = await runSetup({
  root: process.cwd(),
  file: options.answers,
  force: options.force ?? false,
})
