import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sentRecords } from '../../model/storage.ts'
import { databaseTypes, typesFile } from '../../packages/local-backend/database-types.ts'
import { supabase } from '../../packages/local-backend/migrate.ts'
import { words as budgets } from '../../.site/words/contact-budgets.ts'
import { words as legalTables } from '../../.site/words/legal-tables.ts'
import { contactLimits } from '../../contract/contact/limits.ts'
import { keptOf, newConsent, newMessage, startStack } from './stack.ts'

const { records } = legalTables

const stack = await startStack()
const root = process.cwd()
const keep = async (message: object) => {
  await stack.sql('select public.accept_contact_message($1, true, $2, $3)', [
    JSON.stringify(keptOf({ ...newMessage(), ...message })),
    crypto.randomUUID(),
    new Date(Date.now() + 60_000),
  ])
}

test('records are deleted after the periods on the privacy page, and not before', async () => {
  const monthsOf = (what: string) => {
    const kept = sentRecords.find((record) => record.what === what)?.kept ?? ''
    return Number(/\d+/.exec(kept)?.[0])
  }
  const periods = [
    ['public.cookie_consent_logs', monthsOf(records.consent.what)],
    ['public.contact_messages', monthsOf(records.message.what)],
  ] as const
  for (let i = 0; i < 2; i++) {
    await stack.anon.from('cookie_consent_logs').insert(newConsent()).throwOnError()
    await keep({})
  }
  for (const [table, months] of periods) {
    expect(months, table).toBeGreaterThan(0)
    const age = async (condition: string, interval: string) =>
      stack.sql(
        `update ${table} set created_at = now() - interval '${interval}'
         where ctid = (select ctid from ${table} where created_at ${condition} now() - interval '1 day' limit 1)`,
      )
    await age('>', `${months} months -1 hour`)
    await age('>', `${months} months 1 hour`)
  }
  await stack.sql(
    `update private.used_proofs set expires_at = now() - interval '1 second'
       where proof = (select proof from private.used_proofs limit 1);
     insert into private.daily_keys (day) values (current_date - 2), (current_date) on conflict do nothing;
     insert into private.request_counts (bucket, hour) values ('old', now() - interval '25 hours')`,
  )
  const { data } = await stack.service.rpc('delete_expired_records').throwOnError()
  expect(data).toEqual({ cookie_consent_logs: 1, contact_messages: 1, used_proofs: 1, request_counts: 1 })
  const [left] = await stack.sql(
    `select (select count(*)::int from public.cookie_consent_logs) as logs,
       (select count(*)::int from public.contact_messages) as messages,
       (select count(*)::int from private.contact_notifications) as notifications,
       (select count(*)::int from private.daily_keys) as keys`,
  )
  expect(left).toEqual({ logs: 1, messages: 1, notifications: 1, keys: 1 })
})

test('the database accepts values of the schema’s maximum length, and not one character more', async () => {
  const longest = {
    name: 'x'.repeat(contactLimits.name.max),
    email: `a@${'b'.repeat(contactLimits.email.max - 6)}.com`,
    company: 'x'.repeat(contactLimits.company.max),
    phone: '1'.repeat(contactLimits.phone.max),
    topic: 'x'.repeat(contactLimits.topic.max),
    budget: 'x'.repeat(contactLimits.budget.max),
    message: 'x'.repeat(contactLimits.message.max),
    page: `/${'x'.repeat(contactLimits.page.max - 1)}`,
  }
  await keep(longest)
  for (const [name, value] of Object.entries(longest)) {
    const code = await keep({ [name]: `${value}x` }).catch((error: { code: string }) => error.code)
    expect(code, name).toBe('23514')
  }
  // The schema counts UTF-16 units, of which one character may have two, so the database accepts half as many.
  await keep({ name: '😀', message: '😀'.repeat(contactLimits.message.min / 2) })
})

test('the database accepts the budgets that the form offers, and nothing of another format', async () => {
  for (const { value: budget } of budgets) await keep({ budget })
  await expect(keep({ budget: 'a lot' })).rejects.toMatchObject({ code: '23514' })
})

test('hosted Supabase takes forms without a key, shows one schema, and deletes records every hour', () => {
  const settings = readFileSync('supabase/config.toml', 'utf8').match(/^(?:schemas|verify_jwt) = .*/gm)
  expect(settings).toEqual(['schemas = ["public"]', 'verify_jwt = false'])
  const migration = readFileSync('supabase/migrations/20261121000400_retention.sql', 'utf8')
  expect(migration).toMatch(/'\d+ \* \* \* \*', 'select public.delete_expired_records\(\)'/)
})

test('the generated types match the migrations', async () => {
  const fresh = await databaseTypes(root, stack.databaseUrl)
  expect(fresh, 'run "npm run tool -- database-types"').toBe(readFileSync(typesFile, 'utf8'))
})

test('Supabase’s advisors find nothing', async () => {
  // On a new database, they would report every index as unused, so each is used once.
  await stack.sql(
    `set enable_seqscan = off;
     select from public.cookie_consent_logs where created_at < now();
     select from public.contact_messages where created_at < now();
     select from private.used_proofs where expires_at < now();
     select from private.contact_notifications where delivered_at is null and next_attempt_at < now();
     select pg_stat_force_next_flush();
     select 1`,
  )
  const advise = () =>
    supabase(root, 'db advisors --type all --level info --fail-on info'.split(' '), stack.databaseUrl)
  const { status, output } = await advise()
  expect(output).toMatch(/no issues found/i)
  expect(status).toBe(0)
  // They do check: they find a table without row-level security.
  await stack.sql('create table public.unprotected (id integer primary key)')
  const found = await advise()
  expect([found.status, found.stdout]).toEqual([1, expect.stringContaining('rls_disabled_in_public')])
  await stack.sql('drop table public.unprotected')
})

test('the migrations are in the history of Supabase’s CLI', async () => {
  const history = await stack.sql('select version from supabase_migrations.schema_migrations order by 1')
  expect(history.length).toBeGreaterThanOrEqual(4)
  const again = await supabase(root, ['db', 'push', '--yes'], stack.databaseUrl)
  expect([again.status, again.output]).toEqual([0, expect.stringMatching(/up to date/i)])
})
