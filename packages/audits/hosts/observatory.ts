import type { IncomingHttpHeaders } from 'node:http'

interface Finding {
  rule: string
  /** The points given or deducted, from the published scoring tables. */
  modifier: number
}

/** The values of a policy's directives, by name. */
function parsePolicy(text: string): Map<string, string[]> {
  const directives = text.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...values]) => [name.toLowerCase(), values]))
}

const metaPolicy = (html: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''

function rateContentSecurityPolicy(headers: IncomingHttpHeaders, html: string): Finding {
  const rule = 'Content-Security-Policy'
  const header = parsePolicy(String(headers['content-security-policy'] ?? ''))
  // A browser enforces both; the one in the page is complete.
  const page = parsePolicy(metaPolicy(html))
  const policy = new Map([...header, ...page])
  if (!policy.has('default-src') && !policy.has('script-src')) return { rule, modifier: -25 }
  const effective = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const unsafe = /^(\*|https?:|data:|'unsafe-inline')$/
  const hasUnsafe = (name: string) => effective(name).some((value) => unsafe.test(value))
  if (hasUnsafe('script-src') || hasUnsafe('object-src')) return { rule, modifier: -20 }
  if (effective('script-src').includes("'unsafe-eval'")) return { rule, modifier: -10 }
  if ([...policy.values()].flat().some((value) => value.startsWith('http:'))) return { rule, modifier: -20 }
  if (hasUnsafe('style-src')) return { rule, modifier: 0 }
  return { rule, modifier: policy.get('default-src')?.join() === "'none'" ? 10 : 5 }
}

/** Half a year, in seconds. */
const halfYear = 15_768_000

/**
 * Rates a response by the published rules of MDN's HTTP Observatory: points are deducted from 100, a bonus is added only
 * at 90 or more, and 100 or more is an A+. The rule on redirection to HTTPS is left out, since the tests' servers use
 * HTTP on the loopback interface.
 */
export function observatoryGrade(headers: IncomingHttpHeaders, html: string) {
  const header = (name: string) => String(headers[name] ?? '').toLowerCase()
  const maxAge = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0)
  const framing = parsePolicy(header('content-security-policy')).get('frame-ancestors')
  const foreignScripts = [...html.matchAll(/<script([^>]*)>/g)].filter(
    ([, attributes = '']) => /\ssrc="(https?:)?\/\//.test(attributes) && !attributes.includes('integrity='),
  )
  const findings: Finding[] = [
    rateContentSecurityPolicy(headers, html),
    { rule: 'Cookies', modifier: headers['set-cookie'] === undefined ? 0 : -20 },
    {
      rule: 'Cross-Origin Resource Sharing',
      modifier: header('access-control-allow-credentials') === 'true' ? -50 : 0,
    },
    {
      rule: 'Referrer-Policy',
      modifier: /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        header('referrer-policy'),
      )
        ? 5
        : -5,
    },
    { rule: 'Strict-Transport-Security', modifier: maxAge >= halfYear ? 0 : maxAge > 0 ? -10 : -20 },
    { rule: 'Subresource Integrity', modifier: foreignScripts.length > 0 ? -5 : 0 },
    { rule: 'X-Content-Type-Options', modifier: header('x-content-type-options') === 'nosniff' ? 0 : -5 },
    { rule: 'X-Frame-Options', modifier: framing ? 5 : header('x-frame-options') ? 0 : -20 },
    {
      rule: 'Cross-Origin-Resource-Policy',
      modifier: /^same-(origin|site)$/.test(header('cross-origin-resource-policy')) ? 10 : 0,
    },
  ]
  const sum = (list: readonly Finding[]) => list.reduce((total, { modifier }) => total + modifier, 0)
  const base = 100 + sum(findings.filter(({ modifier }) => modifier < 0))
  const score = base >= 90 ? base + sum(findings.filter(({ modifier }) => modifier > 0)) : Math.max(0, base)
  return { score, grade: score >= 100 ? 'A+' : score >= 90 ? 'A' : 'below A', findings }
}
