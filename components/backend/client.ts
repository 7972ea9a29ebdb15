import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { backendSessionKey } from '#model/backend-session.ts'
import { site } from '#model/site.ts'
import type { Database } from '#supabase/database.types.ts'

/** Connects to the configured backend; `/` is the page's own origin. */
const connect = ({ url, key }: typeof site.backend): SupabaseClient<Database> =>
  createClient<Database>(url === '/' ? location.origin : url, key, {
    auth: {
      persistSession: true,
      autoRefreshToken: true,
      // No page of this site takes a token from its address.
      detectSessionInUrl: false,
      storageKey: backendSessionKey,
    },
    // The visitor may leave the page right after the request.
    global: { fetch: (input, init) => fetch(input, { ...init, keepalive: true }) },
  })

let client: SupabaseClient<Database> | undefined

/**
 * The client of the configured backend, created on first use, since pre-rendering must not create one. Import this
 * module dynamically, and only where a backend is configured: it weighs half as much as the app itself.
 */
export const backendClient = (): SupabaseClient<Database> => (client ??= connect(site.backend))
