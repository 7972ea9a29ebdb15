import { BuildError } from '../process/build-error.ts'

/**
 * Makes sure that the key which every browser gets is one that every browser may have.
 * @param key Supabase's publishable key, or the older `anon` key; empty where no backend is.
 * @throws {BuildError} If it is a secret key, or the older `service_role` key.
 */
export function assertPublicKey(key: string): void {
  if (key.startsWith('sb_secret_') || roleInside(key) === 'service_role') {
    throw new BuildError(
      'The key of the backend (content/site.ts, PUBLIC_ENV__BACKEND_KEY) is a secret one',
      ['Every browser would get it: use the publishable key, and replace the secret one.'],
    )
  }
}

/** The role that a key in the form of a token (RFC 7519) names. */
function roleInside(key: string): unknown {
  try {
    const [, content = ''] = key.split('.')
    return (JSON.parse(Buffer.from(content, 'base64url').toString()) as { role?: unknown }).role
  } catch {
    return undefined
  }
}
