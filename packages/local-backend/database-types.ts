import { supabase } from './migrate.ts'

export const typesFile = 'supabase/database.types.ts'

/**
 * TypeScript types of everything that the data API shows, as Supabase's CLI writes them; without its helpers for
 * picking from them, which nothing here needs.
 * @throws {Error} With the CLI's words, if it fails.
 */
export async function databaseTypes(root: string, databaseUrl: string): Promise<string> {
  const args = ['gen', 'types', '--lang=typescript', '--schema', 'public']
  const { status, stdout, output } = await supabase(root, args, databaseUrl)
  const start = stdout.indexOf('export type Json')
  if (status !== 0 || start < 0) throw new Error(output)
  // The CLI may warn on the same stream before it begins.
  const [types = ''] = stdout.slice(start).split('\ntype DatabaseWithoutInternals')
  return `// Written by "npm run tool -- database-types" from the migrations; a test fails when it is outdated.\n${types.trimEnd()}\n`
}
