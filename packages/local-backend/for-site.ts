import { site } from '../../model/site.ts'
import { embeddedSettings } from './api-keys.ts'
import { startBackend, type RunningBackend } from './start.ts'

/** Settings of the Edge Function that are passed on from the environment. */
const functionSettings = /^(CONTACT_|RESEND_|TURNSTILE_)/

/** Whether no other backend is configured, so that the site uses the embedded one. */
export const usesEmbedded = !site.backend.url || site.backend.url === '/'

/**
 * Starts the embedded backend for a site on this machine; its data is kept in `.cache/backend`.
 * @param servesBuild Whether the caller serves the last build with it, rather than the sources.
 * @returns Undefined if another backend is configured, or if this one does not start: the site is served anyway.
 */
export async function backendForSite(
  root: string,
  { servesBuild = true } = {},
): Promise<RunningBackend | undefined> {
  if (!usesEmbedded) {
    console.log(`Backend: ${site.backend.url}`)
    return undefined
  }
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => functionSettings.test(entry[0]) && entry[1] !== undefined,
    ),
  )
  const hosts = ['RESEND_URL', 'CONTACT_WEBHOOK_URL', 'TURNSTILE_VERIFY_URL']
    .flatMap((name) => URL.parse(environment[name] ?? '')?.host ?? [])
    .concat('api.resend.com', 'challenges.cloudflare.com')
  const print = (line: string) => console.log(`contact: ${line}`)
  const report = (line: string) => console.warn(`Backend: ${line}`)
  try {
    const backend = await startBackend({
      root,
      keepData: true,
      servesBuild,
      environment,
      hosts,
      print,
      report,
    })
    console.log(`Backend: ${backend.description}`)
    if (backend.isTemporary) {
      console.log(
        'Backend: another process is using the stored data; messages received by this one are deleted when it stops.',
      )
    }
    return backend
  } catch (error) {
    console.warn(
      `Backend: not running; the form will offer email and phone instead. ${(error as Error).message}`,
    )
    return undefined
  }
}

/** Build settings for a site that uses this backend under its own origin. */
export const publicSettings = (backend: RunningBackend | undefined): Record<string, string> =>
  backend ? embeddedSettings : {}
