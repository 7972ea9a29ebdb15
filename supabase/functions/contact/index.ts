/** The Edge Function `contact`: runs the handler of _shared/contact in Deno. */
import { createContactHandler } from '../_shared/contact/handler.ts'
import { dependenciesFrom } from '../_shared/contact/environment.ts'

/** The parts of Deno and of Supabase's edge runtime that are used here. */
declare const Deno: {
  env: { toObject: () => Record<string, string> }
  serve: (
    options: { port?: number; hostname?: string; onListen?: () => void },
    handler: (request: Request) => Promise<Response>,
  ) => unknown
}
declare const EdgeRuntime: { waitUntil: (work: Promise<unknown>) => void } | undefined

const environment = Deno.env.toObject()
const port = Number(environment['FUNCTION_PORT'] ?? 0)

const handler = createContactHandler(
  dependenciesFrom(environment, {
    // The hosted runtime keeps the function alive until the work is done; Deno does so by itself.
    inBackground: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work)
    },
  }),
)

// The hosted runtime chooses the address itself; the local gateway expects this one.
Deno.serve(port ? { port, hostname: '127.0.0.1', onListen: () => {} } : {}, handler)
