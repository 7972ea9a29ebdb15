/** Lists the messages that the embedded backend has received: `npm run tool -- messages`. */
import { formatMessages } from '../../packages/local-backend/messages.ts'
import { readMessages } from '../../packages/local-backend/read-messages.ts'

try {
  console.log(formatMessages(await readMessages(process.cwd())))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
