import path from 'node:path'
import type { Plugin } from 'vite'

/** An import of another file of the build, as Rolldown writes it. */
const dynamicImport = /\bimport\((["`])(\.{1,2}\/[^"`]+\.js)\1\)/g

/** Stands for Vite's helper, in which the build wraps each `import()`. */
const helper = `import { importWithFiles, installImportAgain } from '#components/late-code/import-again.ts'
installImportAgain()
export { importWithFiles as __vitePreload }`

/**
 * Makes a failed `import()` use another address when it is retried: see components/late-code/import-again.ts, which
 * takes the place of Vite's own helper, since that handles every `import()` of the build.
 */
export const importAgain = (): Plugin => ({
  name: 'import-again',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes('export const __vitePreload ='))
        this.error('Vite loads files differently now; see engine/bundle/import-again.ts')
      return { code: helper, map: null, moduleSideEffects: true }
    },
  },
  generateBundle: {
    // After Vite has found the stylesheets of each import.
    order: 'post',
    handler(_options, bundle) {
      const { base } = this.environment.config
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const folder = path.posix.dirname(file.fileName)
        file.code = file.code.replace(
          dynamicImport,
          (_import, _quote, address: string) => `importAgain("${base}${path.posix.join(folder, address)}")`,
        )
      }
    },
  },
})
