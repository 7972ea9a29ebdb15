import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

// The history of Supabase's CLI has the version as its key: the second of two with the same one stops every start.
test('each migration has a version of its own', () => {
  const versions = readdirSync('supabase/migrations').map((name) => /^(\d{14})_\w+\.sql$/.exec(name)?.[1])
  expect(versions).not.toContain(undefined)
  expect(new Set(versions).size).toBe(versions.length)
})
