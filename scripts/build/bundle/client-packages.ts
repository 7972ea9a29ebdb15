import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Where a build notes which packages are in the browser's bundle, below its own folder. */
export const clientPackagesFile = 'client-packages.json'

/** Notes the names of the packages whose modules the browser gets, for `npm run tool -- licenses`. */
export function clientPackages(): Plugin {
  return {
    name: 'client-packages',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir = '' }, bundle) {
      const names = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        .flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [])
      writeFileSync(path.join(dir, '..', clientPackagesFile), JSON.stringify([...new Set(names)].toSorted()))
    },
  }
}
