import { site } from '../../../../model/site.ts'
import { connectDatabase } from './database.ts'
import type { ContactDependencies } from './handler.ts'
import { mail, printedLine, webhook, type Notifier } from './notify.ts'
import { originRule } from './origins.ts'
import { proofOfWork, turnstile, type BotProtection } from './protection.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The handler's dependencies, from the function's environment. The platform sets `SUPABASE_…`; all other settings are
 * optional (docs/backend.md lists them).
 * @throws {Error} If the platform's own settings are missing.
 */
export function dependenciesFrom(
  environment: Environment,
  { inBackground }: Pick<ContactDependencies, 'inBackground'>,
): ContactDependencies {
  const url = environment['SUPABASE_URL']?.replace(/\/$/, '')
  const secretKey = secretKeyOf(environment)
  if (!url || !secretKey) throw new Error('SUPABASE_URL and SUPABASE_SECRET_KEYS are not set')
  const log = (line: string) => console.log(line)
  return {
    database: connectDatabase(url, secretKey),
    protection: protectionOf(environment, secretKey),
    notify: notifierOf(environment, log),
    isAllowedOrigin: originRule([
      new URL(site.url).origin,
      ...listOf(environment['CONTACT_ALLOWED_ORIGINS']),
    ]),
    ownOrigin: new URL(url).origin,
    siteUrl: site.url,
    secret: secretKey,
    now: Date.now,
    inBackground,
    log,
  }
}

const listOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/** Hosted projects list their secret keys by name; self-hosted ones may set a single one. */
function secretKeyOf(environment: Environment): string | undefined {
  const keys = environment['SUPABASE_SECRET_KEYS']
  if (!keys) return environment['SUPABASE_SECRET_KEY'] ?? environment['SUPABASE_SERVICE_ROLE_KEY']
  const named = JSON.parse(keys) as Record<string, string>
  return named['default'] ?? Object.values(named)[0]
}

/** Challenges are signed with the secret key, so they need no setting of their own; a new key invalidates open ones. */
function protectionOf(environment: Environment, secretKey: string): BotProtection {
  const turnstileKey = environment['TURNSTILE_SECRET_KEY']
  if (!turnstileKey) return proofOfWork(secretKey)
  return turnstile(
    turnstileKey,
    environment['TURNSTILE_VERIFY_URL'] ?? 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  )
}

/** Email if it is configured, otherwise a webhook, otherwise a line in the log. */
function notifierOf(environment: Environment, log: (line: string) => void): Notifier {
  const apiKey = environment['RESEND_API_KEY']
  const from = environment['CONTACT_MAIL_FROM']
  if (apiKey && from) {
    return mail({
      apiKey,
      from,
      to: environment['CONTACT_MAIL_TO'] ?? site.email,
      url: environment['RESEND_URL'] ?? 'https://api.resend.com/emails',
    })
  }
  const url = environment['CONTACT_WEBHOOK_URL']
  return url ? webhook(url, environment['CONTACT_WEBHOOK_TOKEN']) : printedLine(log)
}
