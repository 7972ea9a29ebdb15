/** Creates an owner's site in `content`, from questions or a file of answers: `npm run setup`. See engine/setup. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { runSetup } from '../engine/setup/run-setup.ts'

const { options } = readCommandLine({
  usage: 'npm run setup -- [--answers FILE] [--replace] [--starter NAME]',
  options: {
    answers: { type: 'string', help: 'a JSON or YAML file with the answers, instead of questions' },
    replace: { type: 'boolean', help: 'moves the folder content aside and creates a new one' },
    starter: { type: 'string', help: 'the folder in sites to start from, such as a trade' },
  },
})
process.exitCode = await runSetup({
  root: process.cwd(),
  file: options.answers,
  replace: options.replace ?? false,
  starter: options.starter,
})
