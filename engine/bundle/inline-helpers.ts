import path from 'node:path'
import { RUNTIME_MODULE_ID } from 'rolldown'
import type { Plugin } from 'vite'

/**
 * Puts the bundler's helpers into the files that import them. Rolldown gives them a file of their own, a hundred
 * bytes that each page would ask for: with its headers, 1.3 kB.
 */
export const inlineHelpers = (): Plugin => ({
  name: 'inline-helpers',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Before the manifest is written, which says what each page needs.
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const helpers = chunks.find(({ moduleIds }) => moduleIds.join() === RUNTIME_MODULE_ID)
      if (!helpers) throw new Error('expected the helpers of the bundler in a file of their own')
      const [, body = '', names = ''] = /^(.*)export\{([^}]*)\};?\s*$/s.exec(helpers.code) ?? []
      const returned = names.replace(/(\w+) as (\w+)/g, '$2:$1')
      const imports = new RegExp(`import\\{([^}]*)\\}from["'][^"']*/${path.basename(helpers.fileName)}["'];?`)
      for (const chunk of chunks) {
        chunk.code = chunk.code.replace(
          imports,
          (_text, taken: string) =>
            `var{${taken.replace(/(\w+) as (\w+)/g, '$1:$2')}}=(()=>{${body}return{${returned}}})();`,
        )
        chunk.imports = chunk.imports.filter((file) => file !== helpers.fileName)
      }
      delete bundle[helpers.fileName]
    },
  },
})
