import { hash } from 'node:crypto'
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withBase } from '../../model/base-path.ts'
import { escapeMarkup } from '../../model/escape-markup.ts'
import { site } from '../../model/site.ts'
import { serializePolicy } from '../hosting/content-security-policy.ts'
import { editorPath, editorPolicy } from '../hosting/editor-headers.ts'
import { hashedFolder } from '../hosting/hashed-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { editorConfiguration } from './configuration.ts'

/** The package's build that loads no fonts from other servers. */
const source = path.resolve('node_modules/@sveltia/cms/npm')

/** Changes with the program, so that browsers may cache it forever. */
const key = hash('sha256', readFileSync(path.join(source, 'index.js'))).slice(0, 8)

/** The program's path on the site. */
export const programFolder = `${hashedFolder}editor-${key}/`

/**
 * The program's files, by their paths in its folder. Source maps are left out, and so is the picture converter, because
 * the build converts pictures.
 */
export const programFiles = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*.{js,woff2,png}', { cwd: source }).map((name) => [
      name.split(path.sep).join('/'),
      path.join(source, name),
    ]),
  )

/** The editor's page. It contains its policy, for hosts that send no headers. */
const page = (): string => `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(serializePolicy(editorPolicy()))}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(site.name)} editor</title>
<link rel="icon" href="${withBase('/favicon.svg')}">
<script type="module" src="${withBase(editorPath)}start.js"></script>
</head>
<body><noscript>The editor needs JavaScript.</noscript></body>
</html>
`

/** The editor's files, by their names in its folder. */
export const editorFiles = (): Readonly<Record<string, string>> => ({
  'index.html': page(),
  // Starts the program with its configuration.
  'start.js': `import CMS from '${withBase(programFolder)}index.js'
CMS.init({ config: ${JSON.stringify(editorConfiguration())} })
`,
})

/** Writes the editor into a built site. */
export function writeEditor(folder: string): void {
  writeFiles(path.join(folder, editorPath), editorFiles())
  for (const [name, from] of programFiles()) {
    const file = path.join(folder, programFolder, name)
    cpSync(from, file)
    // Its source maps are not published, so nothing may ask for them.
    if (name.endsWith('.js'))
      writeFileSync(file, readFileSync(from, 'utf8').replace(/\/\/# sourceMappingURL=\S+\s*$/, ''))
  }
}
