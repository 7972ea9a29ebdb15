/** What is needed now and then, by the name of its file here. */
export const tools: Readonly<Record<string, string>> = {
  routes: 'the listed routes, one path a line',
  messages: 'the messages of the form: lists them, marks one as answered, exports, deletes (--help)',
  styleguide: 'draws every component and token on one sheet, in .cache/styleguide (never deployed)',
  showroom: 'builds the sample and the starters, and takes the pictures of docs/showroom.md',
  licenses: 'the licenses of what is installed, and of what reaches the browser',
  indexnow: 'tells search engines of every page, with the key in site.yaml',
  'database-types': "writes the database's types from the migrations",
  lockfile: 'after an npm install: leaves the engines out of package-lock.json, and adds hashes',
  vulnerabilities: 'known vulnerabilities of what reaches visitors or the server, after a build',
  load: 'a minute of requests against the last build and its backend (--rate, --seconds)',
}
