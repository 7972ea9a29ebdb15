/** The occasional tools, by the name of their file in this folder. */
export const tools: Readonly<Record<string, string>> = {
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
export const withOptions: ReadonlySet<string> = new Set(['messages', 'load'])
