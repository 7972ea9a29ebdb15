import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readContent } from '../content/read-content.ts'
import { readLedger } from '../pictures/ledger.ts'
import { encodings } from '../pictures/encoding.ts'
import { picturesFolder } from '../pictures/variants.ts'

/** Makes the files of photographs in development, each when it is first requested. */
export const pictures = (): Plugin => ({
  name: 'pictures',
  apply: 'serve',
  configureServer({ middlewares, config: { root } }) {
    const find = async (name: string) => {
      // Loaded only now, because it takes long, and most pages have no photograph.
      const { fileFor, ordersOf } = await import('./encode.ts')
      const order = ordersOf(readContent(root), readLedger(root)).get(name)
      return order && { order, ...(await fileFor(root, order)) }
    }
    middlewares.use(picturesFolder.slice(0, -1), (request, response, next) => {
      void find(request.url?.slice(1) ?? '').then((found) => {
        if (!found) return next()
        const { type } = encodings[found.order.variant.format]
        response.setHeader('Content-Type', type).end(readFileSync(found.file))
      }, next)
    })
  },
})
