import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** The command of rollup-plugin-visualizer; as a module, the package only exports the plugin. */
const command = path.resolve('node_modules/.bin/rollup-plugin-visualizer')

/**
 * Draws a treemap of the client bundle: files, packages and modules as areas, by size before minification.
 * @param modules The file that engine/bundle/client-modules.ts wrote.
 * @param file The HTML to write.
 * @throws {Error} If there is no such file.
 */
export function writeTreemap(modules: string, file: string): void {
  const title = 'The client bundle, by bytes before minification'
  execFileSync(command, ['--template', 'treemap', '--title', title, '--filename', file, modules])
}
