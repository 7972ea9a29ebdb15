/** The process that start-host.ts starts: serves the folder that its argument names until its parent ends. */
import { createServer } from 'node:http'
import { endWithParent } from '../../process/run-in-process.ts'
import { createCompressor } from './compression.ts'
import { listen } from '../../../packages/local-backend/ports.ts'
import { createStaticListener } from './static-server.ts'

endWithParent()
const [site = ''] = process.argv.slice(2)
const compressor = createCompressor()
// Measurements of pages must not include compression.
await compressor.prepare(site)
process.send?.(await listen(createServer(createStaticListener(site, { compressor })), 'localhost'))
