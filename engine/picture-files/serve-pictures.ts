import { readFileSync } from 'node:fs'
import type { Connect, Plugin } from 'vite'
import { readContent } from '../content/read-content.ts'
import { readLedger } from '../pictures/ledger.ts'
import { encodings } from '../pictures/encoding.ts'
import { picturesFolder } from '../pictures/variants.ts'
import { ordersOf } from './orders.ts'

/** Makes the files of photographs in development, each when it is first requested. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    apply: 'serve',
    configureServer({ middlewares, config: { root } }) {
      const find = async (name: string) => {
        const order = ordersOf(readContent(root), readLedger(root)).get(name)
        if (!order) return undefined
        // Loading the encoder takes long, and most pages have no photograph.
        const { fileFor } = await import('./encode.ts')
        const { file } = await fileFor(root, order)
        return { type: encodings[order.variant.format].type, bytes: readFileSync(file) }
      }
      const answer = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
        try {
          const found = await find(request.url?.slice(1) ?? '')
          if (found) response.setHeader('Content-Type', found.type).end(found.bytes)
          else next()
        } catch (error) {
          next(error)
        }
      }
      middlewares.use(picturesFolder.slice(0, -1), (...asked) => void answer(...asked))
    },
  }
}
