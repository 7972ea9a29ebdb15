import { withBase } from '../../model/base-path.ts'
import { escapeMarkup } from '../../model/escape-markup.ts'
import { site } from '../../model/site.ts'
import { serializePolicy } from '../hosting/content-security-policy.ts'
import { editorPath, editorPolicy } from '../hosting/editor-headers.ts'
import { editorConfiguration } from './configuration.ts'
import { programFolder } from './program.ts'

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

/** Starts the program with its configuration. */
const start = (): string => `import CMS from '${withBase(programFolder)}index.js'
CMS.init({ config: ${JSON.stringify(editorConfiguration())} })
`

/** The editor's files, by their names in its folder. */
export const editorFiles = (): Readonly<Record<string, string>> => ({
  'index.html': page(),
  'start.js': start(),
})
