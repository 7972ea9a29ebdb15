/** Writes the database's types from the migrations: `npm run tool -- database-types`. */
import { writeFileSync } from 'node:fs'
import { databaseTypes, typesFile } from '../../packages/local-backend/database-types.ts'
import { startBackend } from '../../packages/local-backend/start.ts'

const root = process.cwd()
const backend = await startBackend({ root })
try {
  writeFileSync(typesFile, await databaseTypes(root, backend.databaseUrl))
  console.log(`Written: ${typesFile}`)
} finally {
  await backend.stop()
}
