/** What is needed now and then, by the name that `npm run tool` takes. */
export const tools: Readonly<Record<string, { does: string; load: () => Promise<unknown> }>> = {
  routes: {
    does: 'the listed routes, one path a line',
    load: () => import('./routes.ts'),
  },
  messages: {
    does: 'lists the messages that the form has received on this machine',
    load: () => import('./messages.ts'),
  },
  styleguide: {
    does: 'draws every component and token on one sheet, in .cache/styleguide (never deployed)',
    load: () => import('./styleguide.ts'),
  },
  licenses: {
    does: 'the licenses of what is installed, and of what reaches the browser',
    load: () => import('./licenses.ts'),
  },
  indexnow: {
    does: 'tells search engines of every page, with the key in site.yaml',
    load: () => import('./indexnow.ts'),
  },
  'database-types': {
    does: "writes the database's types from the migrations",
    load: () => import('./database-types.ts'),
  },
  lockfile: {
    does: 'leaves the engines out of package-lock.json, after an npm install',
    load: () => import('./lockfile.ts'),
  },
  load: {
    does: 'a minute of requests against the last build and its backend (--rate, --seconds)',
    load: () => import('./load.ts'),
  },
}
