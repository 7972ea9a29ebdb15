/** Imports the content of a project that was set up when content was TypeScript: `npm run migrate -- FOLDER`. */
import { readCommandLine } from '../engine/command/command-line.ts'
import { runMigrate } from '../engine/migrate/migrate.ts'

const { positionals } = readCommandLine({ usage: 'npm run migrate -- FOLDER', positionals: () => true })
process.exitCode = await runMigrate(process.cwd(), positionals[0])
