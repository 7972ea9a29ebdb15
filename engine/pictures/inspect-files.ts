/** Inspects the pictures that survey.ts names on standard input, and writes the results to standard output. */
import { json } from 'node:stream/consumers'
import { inspectPicture } from './inspect.ts'
import type { Inspected } from './ledger.ts'

const { files, encoder } = (await json(process.stdin)) as { files: string[]; encoder: string }
const inspected: Inspected[] = []
// oxlint-disable-next-line no-await-in-loop -- Decoding a large picture takes hundreds of megabytes.
for (const file of files) inspected.push(await inspectPicture(file, encoder))
process.stdout.write(JSON.stringify(inspected))
