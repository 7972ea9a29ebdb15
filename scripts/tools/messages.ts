/** Lists and handles the contact form's messages: `npm run tool -- messages`. */
import { readCommandLine } from '../../engine/command/command-line.ts'
import { handleMessages } from '../../packages/local-backend/handle-messages.ts'

const { options } = readCommandLine({
  usage: 'npm run tool -- messages [OPTION]',
  options: {
    answered: { type: 'string', help: 'marks a message as answered, given the start of its id' },
    csv: { type: 'string', help: 'writes all messages to this file, for a spreadsheet' },
    delete: { type: 'string', help: 'deletes a message by its id, or all from an address; asks first' },
    yes: { type: 'boolean', help: 'deletes without asking' },
  },
})
try {
  console.log(await handleMessages(process.cwd(), options))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
