import { expect, test } from 'vitest'
import { dependenciesFrom } from './environment.ts'

const keys = (named: Readonly<Record<string, string>>) => ({ SUPABASE_SECRET_KEYS: JSON.stringify(named) })
const single = { SUPABASE_SECRET_KEY: 'single', SUPABASE_SERVICE_ROLE_KEY: 'role' }

const secretIn = (environment: Readonly<Record<string, string | undefined>>): string =>
  dependenciesFrom({ SUPABASE_URL: 'https://a.supabase.co/', ...environment }, { inBackground: () => {} })
    .secret

test.each([
  ['the default of several', keys({ other: 'one', default: 'two', third: 'three' }), 'two'],
  ['the first of several, if none is the default', keys({ other: 'one', third: 'three' }), 'one'],
  ['one of several rather than a single one', { ...keys({ default: 'two' }), ...single }, 'two'],
  ['a single one', single, 'single'],
  ['a single one, if the list is empty text', { SUPABASE_SECRET_KEYS: '', ...single }, 'single'],
  ['that of the service role, if there is no other', { SUPABASE_SERVICE_ROLE_KEY: 'role' }, 'role'],
])('the secret key is %s', (_which, environment, expected) => expect(secretIn(environment)).toBe(expected))

test.each([{}, keys({})])('without a secret key, the function does not start: %j', (environment) =>
  expect(() => secretIn(environment)).toThrow('SUPABASE_SECRET_KEYS are not set'),
)

test.each(['', undefined])('without an address, the function does not start: %j', (url) =>
  expect(() => secretIn({ SUPABASE_URL: url, ...single })).toThrow('SUPABASE_URL and'),
)
