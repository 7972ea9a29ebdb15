import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { routes } from '../../../model/routes.ts'

export interface LoadRequest {
  /** The name of its line in the report. */
  kind: 'page' | 'hashed file' | 'data of a page' | 'unknown path' | 'challenge' | 'consent choice'
  method: 'GET' | 'POST'
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** The status code that a healthy server answers with. */
  expected: number
}

const browser = { 'accept-encoding': 'gzip, deflate, br' }

/**
 * The requests of a load test. Of every twenty, eight are for pages, seven for hashed files, two for pages' data, one
 * for an unknown path, and one for a challenge of the contact function; one records a consent choice in the database.
 * @param client The folder of the built site.
 * @param key The publishable key of the backend.
 * @returns The request with a given number.
 */
export function loadRequests(client: string, key: string): (index: number) => LoadRequest {
  const assets = readdirSync(path.join(client, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => path.extname(name) !== '')
    .map((name) => `/assets/${name}`)
  const turn = (list: readonly string[], index: number): string => list[index % list.length] ?? '/'
  const get = (kind: LoadRequest['kind'], target: string, expected = 200): LoadRequest => ({
    kind,
    method: 'GET',
    path: target,
    headers: browser,
    expected,
  })

  return (index) => {
    const round = Math.floor(index / 20)
    const place = index % 20
    if (place < 8) return get('page', turn(routes, round * 8 + place))
    if (place < 15) return get('hashed file', turn(assets, round * 7 + place))
    if (place < 17) return get('data of a page', `${turn(routes, round * 2 + place)}index.pageContext.json`)
    if (place === 17) return get('unknown path', `/nothing/${index}/`, 404)
    if (place === 18) return get('challenge', '/functions/v1/contact')
    return {
      kind: 'consent choice',
      method: 'POST',
      path: '/rest/v1/cookie_consent_logs',
      headers: {
        apikey: key,
        'content-type': 'application/json',
        prefer: 'return=minimal',
        'x-forwarded-for': `10.0.${Math.floor(round / 250) % 250}.${round % 250}`,
      },
      body: JSON.stringify({
        user_session_id: randomUUID(),
        consent_status: 'rejected',
        necessary_cookies: true,
        analytics_cookies: false,
        marketing_cookies: false,
        functional_cookies: false,
        page_url: 'http://localhost/',
        referrer: null,
        user_agent: 'load test',
      }),
      expected: 201,
    }
  }
}
