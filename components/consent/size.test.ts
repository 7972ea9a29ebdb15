import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { unit } from '#vitest.config.ts'

/** The most bytes of consent code in every page, without the panel, after Brotli. */
const limit = 4000

const root = path.resolve(import.meta.dirname, '../..')
const parts = ['components/consent-banner/ConsentBanner.tsx', 'renderer/+onHydrationEnd.client.ts']
const entry = 'consent-of-a-page'
/** Vite's helper for dynamic imports. Every page has it anyway, since Vike loads pages with it. */
const importHelper = 'import-helper'
/** Code that every page has anyway. */
const shared =
  /react|components\/(app\/shared-state|(button|icon|late-code|link)\/)|model\/site|\/(preload|back-forward-cache)\.ts/

test(`the consent and page-view code weighs at most ${limit} bytes`, async () => {
  const bundle = await build({
    root,
    configFile: false,
    logLevel: 'error',
    // The sample's modules, as for every unit test (vitest.config.ts).
    define: unit.define!,
    resolve: unit.resolve!,
    // As in a build; in Vitest's environment, each element would record its place in the source.
    oxc: { jsx: { development: false } },
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}`
            ? parts.map((file) => `export * from ${JSON.stringify(path.join(root, file))}`).join('\n')
            : undefined,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        external: (id) => shared.test(id),
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: [{ name: importHelper, test: /preload-helper|import-again/ }] } },
      },
    },
  })
  const initial = [bundle]
    .flat()
    .flatMap((part) => ('output' in part ? part.output : []))
    .filter((part) => part.type === 'chunk')
    .filter(({ isDynamicEntry, name }) => !isDynamicEntry && name !== importHelper)
  const bytes = initial.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)
  console.log(`consent and page views: ${bytes} bytes br`)
  expect(bytes).toBeGreaterThan(1000)
  expect(bytes).toBeLessThanOrEqual(limit)
})
