/** Occasional tools: `npm run tool` lists them, `npm run tool -- NAME` runs one. */
export const tools: Readonly<Record<string, { does: string; load: () => Promise<unknown> }>> = {
  messages: {
    does: 'lists the messages that the form has received on this machine',
    load: () => import('./tools/messages.ts'),
  },
  styleguide: {
    does: 'draws every component and token on one sheet, in .cache/styleguide (never deployed)',
    load: () => import('./tools/styleguide.ts'),
  },
  licenses: {
    does: 'the licenses of what is installed, and of what reaches the browser',
    load: () => import('./tools/licenses.ts'),
  },
  indexnow: {
    does: 'tells search engines of every page, with the key in content/site.ts',
    load: () => import('./tools/indexnow.ts'),
  },
  'database-types': {
    does: "writes the database's types from the migrations",
    load: () => import('./tools/database-types.ts'),
  },
  load: {
    does: 'a minute of requests against the last build and its backend (RATE, SECONDS)',
    load: () => import('./tools/load.ts'),
  },
}

const [name] = process.argv.splice(2, 1)
const tool = name === undefined ? undefined : tools[name]
if (tool) {
  await tool.load()
} else {
  const list = Object.entries(tools).map(([key, { does }]) => `  ${key.padEnd(16)} ${does}`)
  console.log(`Usage: npm run tool -- NAME\n${list.join('\n')}`)
  process.exitCode = name === undefined ? 0 : 2
}
