import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

// The version is the key in the history of Supabase's CLI: with a duplicate, the backend no longer starts.
test('each migration has a unique version', () => {
  const versions = readdirSync('supabase/migrations').map((name) => /^(\d{14})_\w+\.sql$/.exec(name)?.[1])
  expect(versions).not.toContain(undefined)
  expect(new Set(versions).size).toBe(versions.length)
})
