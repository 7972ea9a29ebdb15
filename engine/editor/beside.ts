import { withBase } from '../../model/base-path.ts'
import { themeStorageKey } from '../../model/theme.ts'
import { allMainPages } from '../content/main-pages.ts'
import { serializePolicy } from '../hosting/content-security-policy.ts'
import { editorHeaders, editorPath } from '../hosting/editor-headers.ts'
import type { Headers } from '../hosting/headers.ts'
import { entryFolders } from '../../model/entry-folders.ts'
import { collections } from './collections.ts'
import { showBeside, type PageAddresses } from './show-beside.ts'

/** Legal pages are at the root of the site. */
const addressesOfFolders: Readonly<Record<string, string>> = { ...entryFolders, legal: '/' }

/** The addresses of the pages whose texts can be edited. Texts that all pages share have none. */
const pageAddresses = (): PageAddresses => ({
  folders: Object.fromEntries(
    collections().flatMap((collection) => {
      if (!('folder' in collection)) return []
      const folder = addressesOfFolders[collection.folder?.split('/').at(-1) ?? '']
      return folder === undefined ? [] : [[collection.name, withBase(folder)]]
    }),
  ),
  files: Object.fromEntries([
    ...allMainPages.map(({ name, path }) => [`pages/${name}`, withBase(path)]),
    ['prices/prices', withBase('/pricing/')],
  ]),
})

const choice = (name: string, ...labels: readonly string[]): string => {
  const options = labels.map(
    (label, index) =>
      `<label><input type="radio" name="${name}" value="${label.toLowerCase()}"${index === 0 ? ' checked' : ''}> ${label}</label>`,
  )
  return options.join('')
}

const page = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
<link rel="icon" href="${withBase('/favicon.svg')}">
<link rel="stylesheet" href="${withBase(editorPath)}beside.css">
</head>
<body>
<iframe name="program" title="Editor" src="${withBase(editorPath)}program.html"></iframe>
<main>
<form aria-label="Preview">
<fieldset><legend>Width</legend>${choice('width', 'Phone', 'Desk')}</fieldset>
<fieldset><legend>Theme</legend>${choice('theme', 'System', 'Light', 'Dark')}</fieldset>
<p>The page as it was last saved.</p>
</form>
<div><iframe name="preview" title="The page" src="${withBase('/')}"></iframe></div>
</main>
<script type="module" src="${withBase(editorPath)}beside.js"></script>
</body>
</html>
`

const styles = `html{color-scheme:light dark;font:1rem/1.5 system-ui}
body{display:flex;height:100vh;margin:0}
iframe{border:0}
iframe[name=program]{flex:1;min-width:0}
main{display:flex;flex:0 0 27rem;min-width:0;flex-direction:column;border-inline-start:1px solid GrayText}
:root[data-width=desk] main{flex-basis:50%}
form{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;padding:.5rem 1rem}
fieldset{display:flex;align-items:center;gap:.25rem .75rem;border:0;margin:0;padding:0}
legend{float:inline-start;font-weight:600}
label{display:inline-flex;align-items:center;gap:.25rem;min-height:1.5rem}
p{margin:0}
div{flex:1;min-height:0;overflow:hidden;text-align:center}
iframe[name=preview]{width:24.375rem;height:100%}
:root[data-width=desk] iframe[name=preview]{width:80rem;height:calc(100%/var(--share));transform:scale(var(--share));transform-origin:0 0}
@media (width<70rem){main{display:none}}
`

/** The files of the editor with a page beside it, for `npm run edit`, by their names in the editor's folder. */
export const filesBeside = (): Readonly<Record<string, string>> => ({
  'index.html': page(),
  'beside.css': styles,
  'beside.js': `(${showBeside.toString()})(${JSON.stringify(pageAddresses())},${JSON.stringify(themeStorageKey)})`,
})

/** The headers of that page, which may only contain the editor and a page of the site. */
export const headersBeside = (): Headers => ({
  ...editorHeaders(),
  'Content-Security-Policy': serializePolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }),
})
