import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { clientOf, keptOf, newConsent, newMessage, startStack } from './stack.ts'

/*
 * Every role tries every operation on every table, over HTTP with unmodified supabase-js. The rows that it would
 * affect exist, so that "nothing happened" is never mistaken for "not allowed".
 */

const stack = await startStack()
/** Untyped, since these tests also try what the types don't allow. */
const untyped = (key: string) => clientOf(stack.url, key) as unknown as SupabaseClient
const clients = {
  anon: untyped(stack.publishableKey),
  'service role': untyped(stack.secretKey),
  nobody: untyped('sb_publishable_of_another_project'),
}
type Role = keyof typeof clients
const roles = Object.keys(clients) as Role[]

const tables = ['cookie_consent_logs', 'contact_messages'] as const
type Table = (typeof tables)[number]

const rowOf = (table: Table): object => (table === 'contact_messages' ? keptOf(newMessage()) : newConsent())
const changeOf = (table: Table) =>
  table === 'contact_messages' ? { name: 'changed' } : { user_agent: 'changed' }
/** Every row is newer: without a filter, supabase-js updates and deletes nothing. */
const longAgo = '2000-01-01'

const operations = {
  select: (client, table) => client.from(table).select(),
  count: (client, table) => client.from(table).select('*', { count: 'exact', head: true }),
  insert: (client, table) => client.from(table).insert(rowOf(table)),
  'insert and read': (client, table) => client.from(table).insert(rowOf(table)).select(),
  upsert: (client, table) => client.from(table).upsert({ ...rowOf(table), id: undefined }),
  update: (client, table) => client.from(table).update(changeOf(table)).gt('created_at', longAgo),
  delete: (client, table) => client.from(table).delete().gt('created_at', longAgo),
} satisfies Record<string, (client: SupabaseClient, table: Table) => PromiseLike<{ status: number }>>
type Operation = keyof typeof operations

/** The status of each operation. @param usual That of the operations that `others` doesn't name. */
const statuses = (usual: number, others: Partial<Record<Operation, number>> = {}) => ({
  ...(Object.fromEntries(Object.keys(operations).map((name) => [name, usual])) as Record<Operation, number>),
  ...others,
})
const denied = statuses(401)
/** The service role may read, and erase on request; it adds messages only through the functions. */
const managed = statuses(403, { select: 200, count: 200, delete: 204 })
const expected: Record<Role, Record<Table, Record<Operation, number>>> = {
  anon: { cookie_consent_logs: statuses(401, { insert: 201 }), contact_messages: denied },
  'service role': { cookie_consent_logs: managed, contact_messages: managed },
  nobody: { cookie_consent_logs: denied, contact_messages: denied },
}

const fill = async () => {
  // Without the counts, no rate limit interferes.
  await stack.sql(
    'delete from public.cookie_consent_logs; delete from public.contact_messages; delete from private.request_counts',
  )
  const { error } = await stack.anon.from('cookie_consent_logs').insert(newConsent())
  if (error) throw error
  await stack.sql('select public.accept_contact_message($1, true)', [JSON.stringify(keptOf(newMessage()))])
}
const rowsIn = async (table: string) => {
  const [row] = await stack.sql(`select count(*)::int as rows from ${table}`)
  return row?.['rows']
}

describe.each(roles)('%s', (role) => {
  describe.each(tables)('%s', (table) => {
    test.each(Object.keys(operations) as Operation[])('%s', async (operation) => {
      await fill()
      const before = await rowsIn(table)
      const { status } = await operations[operation](clients[role], table)
      expect(status).toBe(expected[role][table][operation])
      const wanted =
        status === 201 ? Number(before) + 1 : operation === 'delete' && status === 204 ? 0 : before
      expect(await rowsIn(table)).toBe(wanted)
      expect(await stack.sql("select from public.cookie_consent_logs where user_agent = 'changed'")).toEqual(
        [],
      )
    })
  })
})

test('without a key, every response is 401', async () => {
  for (const path of ['/rest/v1/', '/rest/v1/cookie_consent_logs', '/rest/v1/rpc/delete_expired_records']) {
    expect((await fetch(stack.url + path)).status, path).toBe(401)
  }
})

// To the publishable key, the gateway refuses it (packages/local-backend/gateway.test.ts).
test('the data API does not describe itself to the secret key', async () => {
  const headers = { apikey: stack.secretKey, accept: 'application/openapi+json, application/json' }
  const response = await fetch(`${stack.url}/rest/v1/`, { headers })
  expect(response.status).toBe(404)
  const body = await response.text()
  for (const table of tables) expect(body).not.toContain(table)
})

test('a forged token gives no role', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const token of [
    `${part({ alg: 'none' })}.${part({ role: 'service_role' })}.`,
    `${part({ alg: 'HS256' })}.${part({ role: 'service_role' })}.forged`,
  ]) {
    const headers = { apikey: stack.publishableKey, authorization: `Bearer ${token}` }
    const { status } = await fetch(`${stack.url}/rest/v1/contact_messages`, { headers })
    expect(status).toBe(401)
  }
})

describe('the catalog', () => {
  test('anon may insert the columns of one table, and nothing else', async () => {
    const columns = await stack.sql(
      `select table_schema || '.' || table_name || '.' || column_name as column, privilege_type as may
       from information_schema.column_privileges
       where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema in ('public', 'private')
       order by 1`,
    )
    const names = [...Object.keys(newConsent()), 'further_cookies'].toSorted()
    expect(columns).toEqual(
      names.map((name) => ({ column: `public.cookie_consent_logs.${name}`, may: 'INSERT' })),
    )
    const whole = await stack.sql(
      `select table_name, privilege_type from information_schema.table_privileges
       where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema in ('public', 'private')`,
    )
    expect(whole).toEqual([])
  })

  test('no function, no sequence and no private schema is open to anon', async () => {
    const open = await stack.sql(
      `select n.nspname || '.' || p.proname as name, r.rolname as role
       from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace,
         (values ('anon'), ('authenticated')) as r (rolname)
       where n.nspname in ('public', 'private') and has_function_privilege(r.rolname, p.oid, 'execute')
       union all
       select c.relname, r.rolname from pg_class as c, (values ('anon'), ('authenticated')) as r (rolname)
       where c.relkind = 'S' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         and (has_sequence_privilege(r.rolname, c.oid, 'usage, select, update'))
       union all
       select 'schema private', r.rolname from (values ('anon'), ('authenticated'), ('service_role')) as r (rolname)
       where has_schema_privilege(r.rolname, 'private', 'usage')`,
    )
    expect(open).toEqual([])
  })

  test('every table has row-level security, every definer function a fixed search path', async () => {
    expect(
      await stack.sql(
        `select relname from pg_class where relkind in ('r', 'p') and not relrowsecurity
         and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
      ),
    ).toEqual([])
    expect(
      await stack.sql(
        `select proname from pg_proc
         where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and (not prosecdef or proconfig is distinct from array['search_path=""'])`,
      ),
    ).toEqual([])
  })

  test('the policies are exactly these', async () => {
    const policies = await stack.sql(
      `select concat_ws(' ', permissive, cmd, 'on', schemaname || '.' || tablename, 'for', roles) as policy
       from pg_policies order by schemaname, tablename`,
    )
    expect(policies.map(({ policy }) => policy)).toEqual([
      'RESTRICTIVE ALL on private.contact_notifications for {public}',
      'RESTRICTIVE ALL on private.daily_keys for {public}',
      'RESTRICTIVE ALL on private.request_counts for {public}',
      'RESTRICTIVE ALL on private.used_proofs for {public}',
      'RESTRICTIVE ALL on public.contact_messages for {anon,authenticated}',
      'PERMISSIVE INSERT on public.cookie_consent_logs for {anon}',
    ])
  })
})
