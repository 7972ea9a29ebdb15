/** Lists the messages that the embedded backend has received: `npm run tool -- messages`. */
import { formatMessages } from '../serve/backend/messages.ts'
import { readMessages } from '../serve/backend/read-messages.ts'

console.log(formatMessages(await readMessages(process.cwd())))
