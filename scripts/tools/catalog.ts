/** What is needed now and then, by the name of its file here. */
export const tools: Readonly<Record<string, string>> = {
  routes: 'lists the routes, one path per line',
  messages: 'lists the contact form’s messages, marks them as answered, exports, deletes (--help)',
  styleguide: 'draws every component and token on one sheet, in .cache/styleguide (never deployed)',
  showroom: 'builds the sample and the starters, and takes the pictures of docs/showroom.md',
  licenses: 'lists the licenses of what is installed, and of what reaches the browser',
  indexnow: 'notifies search engines of every page, with the key in site.yaml',
  'database-types': "writes the database's TypeScript types from the migrations",
  lockfile: 'after an npm install: removes the engines from package-lock.json, and adds hashes',
  vulnerabilities: 'after a build: lists known vulnerabilities that reach visitors or the server',
  load: 'sends a minute of requests to the last build and its backend (--rate, --seconds)',
}
