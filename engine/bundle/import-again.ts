import path from 'node:path'
import type { Plugin } from 'vite'

/** An import of another file of the build, as Rolldown writes it. */
const dynamicImport = /\bimport\((["`])(\.{1,2}\/[^"`]+\.js)\1\)/g

/** Where Vite's helper creates the element that preloads a file. */
const preloading = 'const link = document.createElement("link");'

/** Where the helper adds the element: ahead of the styles at the end of the page (renderer/boot/start-app.ts). */
const placing = 'document.head.appendChild(link)'

/**
 * Fetches a script into the cache instead, because WebKit remembers a failed `modulepreload`, even in the next
 * document.
 */
const fetching = 'if (!isCss) { fetch(dep.href).catch(() => {}); return }\n'

/**
 * Makes a failed `import()` use another address when it is retried: see components/late-code/import-again.ts, which is
 * installed in Vite's own helper, since that handles every `import()` of the build.
 */
export function importAgain(): Plugin {
  let base = '/'
  return {
    name: 'import-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      ;({ base } = config)
    },
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(preloading) || !code.includes(placing))
          this.error('Vite preloads differently now; see engine/bundle/import-again.ts')
        const changed = code
          .replace(preloading, fetching + preloading)
          .replace(placing, 'document.body.appendChild(link)')
        return {
          code: `import { installImportAgain } from '#components/late-code/import-again.ts'\ninstallImportAgain()\n${changed}`,
          map: null,
        }
      },
    },
    generateBundle: {
      // After Vite has found the stylesheets of each import.
      order: 'post',
      handler(_options, bundle) {
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
  }
}
