/** Occasional tools: `npm run tool` lists them, `npm run tool -- NAME` runs one. */
import { readCommandLine } from '../engine/command/command-line.ts'

/** The tools, by the name of their file in the folder `tools`. */
const tools: Readonly<Record<string, string>> = {
  routes: 'lists the routes, one path per line',
  messages: 'lists the contact form’s messages, marks them as answered, exports, deletes (--help)',
  styleguide: 'shows every component and token on one page, in .cache/styleguide (never deployed)',
  showroom: 'builds the sample and the starters, and takes the screenshots for docs/showroom.md',
  licenses: 'lists the licenses of installed packages, and of those that reach the browser',
  indexnow: 'notifies search engines of every page, with the key in site.yaml',
  'database-types': "writes the database's TypeScript types from the migrations",
  lockfile:
    'after an npm install: removes the Node requirements from package-lock.json, and adds missing hashes',
  vulnerabilities: 'after a build: lists known vulnerabilities that reach visitors or the server',
  load: 'sends a minute of requests to the last build and its backend (--rate, --seconds)',
}

/** The tools that read a command line of their own; the others take no arguments. */
const withOptions: ReadonlySet<string> = new Set(['messages', 'load'])

const [name] = process.argv.splice(2, 1)
if (name !== undefined && Object.hasOwn(tools, name)) {
  if (!withOptions.has(name)) readCommandLine({ usage: `npm run tool -- ${name}` })
  await import(`./tools/${name}.ts`)
} else {
  const list = Object.entries(tools).map(([key, does]) => `  ${key.padEnd(16)} ${does}`)
  console.log(`Usage: npm run tool -- NAME\n${list.join('\n')}`)
  process.exitCode = name === undefined ? 0 : 2
}
