/** Occasional tools: `npm run tool` lists them, `npm run tool -- NAME` runs one. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { tools, withOptions } from './tools/catalog.ts'

const [name] = process.argv.splice(2, 1)
if (name !== undefined && Object.hasOwn(tools, name)) {
  if (!withOptions.has(name)) readCommandLine({ usage: `npm run tool -- ${name}` })
  await import(`./tools/${name}.ts`)
} else {
  const list = Object.entries(tools).map(([key, does]) => `  ${key.padEnd(16)} ${does}`)
  console.log(`Usage: npm run tool -- NAME\n${list.join('\n')}`)
  process.exitCode = name === undefined ? 0 : 2
}
