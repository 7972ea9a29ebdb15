import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** File, relative to the build's own folder, that lists the packages in the browser's bundle. */
export const clientPackagesFile = 'client-packages.json'

/** Records which packages end up in the browser's bundle, for `npm run tool -- licenses`. */
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
