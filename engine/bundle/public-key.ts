import { BuildError } from '../process/build-error.ts'

/**
 * Ensures that the key sent to every browser is public.
 * @param key Supabase's publishable key or the older `anon` key; empty if there is no backend.
 * @throws {BuildError} If it is a secret key, or the older `service_role` key.
 */
export function assertPublicKey(key: string): void {
  if (key.startsWith('sb_secret_') || roleInside(key) === 'service_role') {
    throw new BuildError('The backend key (site.yaml, PUBLIC_ENV__BACKEND_KEY) is a secret key', [
      'Every browser would receive it: use the publishable key, and rotate the secret one.',
    ])
  }
}

/** The role in a key that is a JSON Web Token (RFC 7519); undefined for any other key. */
function roleInside(key: string): unknown {
  try {
    const [, content = ''] = key.split('.')
    return (JSON.parse(Buffer.from(content, 'base64url').toString()) as { role?: unknown }).role
  } catch {
    return undefined
  }
}
