/** Ends the embedded backend when the process that started it is gone. Run by processes.ts. */
import { cleanUp } from './processes.ts'

const [recordFile = ''] = process.argv.slice(2)
process.stdin.resume()
process.stdin.once('end', () => {
  // The owner may still be ending its processes; it deletes its record last.
  setTimeout(() => cleanUp(recordFile), 50)
})
