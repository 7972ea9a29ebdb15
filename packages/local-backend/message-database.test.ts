import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { keptRecord, serverOfBuild } from './kept.ts'
import { freePort } from './ports.ts'
import { commandOf, writeRecord } from './processes.ts'
import { withMessageDatabase } from './message-database.ts'

/** Creates a project with a record that says that this process runs its backend. */
async function projectWithBackend(servesBuild: boolean): Promise<string> {
  const root = temporaryFolder('messages', onTestFinished)
  mkdirSync(path.dirname(keptRecord(root)), { recursive: true })
  writeRecord(keptRecord(root), {
    owner: process.pid,
    ownerCommand: commandOf(process.pid),
    processes: [],
    databaseUrl: `postgresql://postgres@127.0.0.1:${await freePort()}/postgres`,
    servesBuild,
  })
  return root
}

test('the error for a database that is down says what to do', async () => {
  await expect(
    withMessageDatabase(await projectWithBackend(true), '', (run) => run('select 1')),
  ).rejects.toThrow(
    new RegExp(`^The database is down \\(.*ECONNREFUSED.*\\). Process ${process.pid}, which runs it, `),
  )
})

test('finds the process that serves the last build with a backend', async () => {
  expect(serverOfBuild(await projectWithBackend(true))).toBe(process.pid)
  expect(serverOfBuild(await projectWithBackend(false))).toBeUndefined()
  expect(serverOfBuild(tmpdir())).toBeUndefined()
})
