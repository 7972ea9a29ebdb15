import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** Of rollup-plugin-visualizer, whose package exports only its plugin. */
const command = path.resolve('node_modules/.bin/rollup-plugin-visualizer')

/**
 * Draws what the browser's bundle consists of: files, packages and modules as areas, by their size before
 * minification.
 * @param modules What scripts/build/bundle/client-modules.ts has noted.
 * @param file The HTML to write.
 * @throws {Error} If the last build has noted nothing.
 */
export function writeTreemap(modules: string, file: string): void {
  const title = 'The client bundle, by bytes before minification'
  execFileSync(command, ['--template', 'treemap', '--title', title, '--filename', file, modules])
}
