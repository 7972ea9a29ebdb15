/** Lists the messages that the embedded backend has received: `npm run tool -- messages`. */
import { formatMessages } from '../../packages/local-backend/messages.ts'
import { readMessages } from '../../packages/local-backend/read-messages.ts'

console.log(formatMessages(await readMessages(process.cwd())))
