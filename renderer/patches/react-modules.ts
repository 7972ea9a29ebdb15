import { readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** React's files for production, by the name under which they are imported. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/**
 * Bundles React, which is published as CommonJS only, as ES modules. A bundler must wrap a CommonJS module in a
 * function, and V8 compiles all of React inside it on the main thread (see compile-hints.ts); what the app
 * doesn't use couldn't be left out either.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id) {
      const file = files[id]
      // The real path, as other imports resolve to it: under two paths, a linked package would be bundled twice.
      return file ? realpathSync(path.join(this.environment.config.root, 'node_modules', file)) : null
    },
    load: {
      filter: { id: /node_modules[/\\](?:react|react-dom|scheduler)[/\\]cjs[/\\]/ },
      handler: (id) => toModule(readFileSync(id, 'utf8'), id),
    },
    // The dialog library accesses members of React by computed names, to support versions that lack them.
    transform: {
      filter: { id: /node_modules[/\\]@radix-ui[/\\]/, code: computedName },
      handler: (code) => ({ code: code.replaceAll(computedName, '.$1'), map: null }),
    },
  }
}

/** Such as `React[" useId ".trim().toString()]`: a single one makes the bundler keep all of React's members. */
const computedName = /(?<=\bReact\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g

const required = /\b(\w+) = require\("([^"]+)"\)/g
const exported = /\bexports\.(\w+)/g

/**
 * One of React's CommonJS files as an ES module. Its default export is the module itself: a bundler can tell
 * which of its members are used.
 * @param id The file's path, from which the module exports itself.
 * @throws {Error} If the file doesn't use CommonJS in the way that React 19's files do.
 */
export function toModule(code: string, id: string): string {
  const imports: string[] = []
  const names = [...new Set([...code.matchAll(exported)].map(([, name = '']) => name))]
  const changing = names.filter((name) => !isDeclaration(code, name))
  const body = code
    .replace(required, (_text, name: string, from: string) => {
      imports.push(`import * as ${name} from '${from}';`)
      return `${name}Required = true`
    })
    .replace(exported, (_text, name: string) => `exported_${name}`)
    .replace(/^(?=exported_(\w+) = )/gm, (_text, name: string) => (changing.includes(name) ? '' : 'var '))
  if (names.length === 0 || /\b(?:require\(|exports\b|module\.)/.test(body))
    throw new Error(`${id} is no longer written as renderer/patches/react-modules.ts expects.`)
  return [
    ...imports,
    ...changing.map((name) => `let exported_${name};`),
    body,
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} };`,
    `export * as default from ${JSON.stringify(id)};`,
  ].join('\n')
}

/** Whether a member is assigned once, in a statement of the file: as a variable, it can be left out if nothing uses it. */
const isDeclaration = (code: string, name: string): boolean =>
  code.match(new RegExp(`\\bexports\\.${name} = `, 'g'))?.length === 1 &&
  new RegExp(`^exports\\.${name} = `, 'm').test(code)
