import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readContent } from '../content/read-content.ts'
import { readLedger } from '../pictures/ledger.ts'
import { encodings } from '../pictures/encoding.ts'
import { picturesFolder } from '../pictures/variants.ts'
import { fileFor, ordersOf } from './encode.ts'

/** Makes the files of photographs in development, each when it is first requested. */
export const pictures = (): Plugin => ({
  name: 'pictures',
  apply: 'serve',
  configureServer({ middlewares, config: { root } }) {
    middlewares.use(picturesFolder.slice(0, -1), (request, response, next) => {
      const order = ordersOf(readContent(root), readLedger(root)).get(request.url?.slice(1) ?? '')
      if (!order) return next()
      const { type } = encodings[order.variant.format]
      void fileFor(root, order).then(
        ({ file }) => response.setHeader('Content-Type', type).end(readFileSync(file)),
        next,
      )
    })
  },
})
