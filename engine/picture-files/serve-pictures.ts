import { readFileSync } from 'node:fs'
import type { Connect, Plugin } from 'vite'
import { readContent } from '../content/read-content.ts'
import { readLedger } from '../pictures/ledger.ts'
import { encodings } from '../pictures/encoding.ts'
import { picturesFolder } from '../pictures/variants.ts'

/** Makes the files of photographs in development, each when it is first requested. */
export const pictures = (): Plugin => ({
  name: 'pictures',
  apply: 'serve',
  configureServer({ middlewares, config: { root } }) {
    const answer = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
      // Loaded only now, because it takes long, and most pages have no photograph.
      const { fileFor, ordersOf } = await import('./encode.ts')
      const order = ordersOf(readContent(root), readLedger(root)).get(request.url?.slice(1) ?? '')
      if (!order) return next()
      const { file } = await fileFor(root, order)
      response.setHeader('Content-Type', encodings[order.variant.format].type).end(readFileSync(file))
    }
    middlewares.use(picturesFolder.slice(0, -1), (...asked) => void answer(...asked).catch(asked[2]))
  },
})
