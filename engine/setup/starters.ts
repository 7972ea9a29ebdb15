import { cpSync, existsSync, globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import type { siteSchema } from '../schemas/site.ts'

/** The starter of a firm in any trade: its texts say in brackets what belongs there. It has every section. */
export const plain = 'plain'

/** The folders of `sites` that a site may begin with, those of a trade first. */
export const starterNames = (root: string): string[] =>
  readdirSync(path.join(root, 'sites')).toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))

/** The trades, the plain one, and last the sample, whose texts are those of one made-up firm. */
const rank = (name: string): number => [plain, 'spanwright'].indexOf(name) + 1

const siteOf = (root: string, starter: string) =>
  parse(readFileSync(path.join(root, 'sites', starter, 'site.yaml'), 'utf8')) as z.input<typeof siteSchema>

/** The languages that a starter has texts in beside its main one. */
export const furtherLanguages = (root: string, starter: string): readonly string[] =>
  siteOf(root, starter).languages ?? []

/** What a starter says of its firm, as far as it fits others of the trade: usual answers. */
export function usualAnswers(root: string, starter: string): Record<string, string> {
  const site = siteOf(root, starter)
  return {
    tagline: site.tagline,
    language: site.language,
    currency: site.currency,
    timeZone: site.timeZone,
    country: site.address.country,
    hours: site.hours,
    replyTime: site.replyTime,
    founderRole: site.founder.role,
    sections: (site.sections ?? []).join(', '),
  }
}

/** Where a city is, if it is that of the starter's firm: usual answers. */
export function usualPosition(root: string, starter: string, city: unknown): Record<string, string> {
  const { address, center } = siteOf(root, starter)
  if (address.locality !== city || !center) return {}
  const file = path.join(root, 'sites', starter, 'places', `${center}.json`)
  const { lat, lon } = JSON.parse(readFileSync(file, 'utf8')) as { lat: number; lon: number }
  return { latitude: String(lat), longitude: String(lon) }
}

/** Copies a starter, and from the plain one what it lacks: the first files of sections that it doesn't have. */
export function copyStarter(root: string, starter: string, folder: string): void {
  const [from, rest] = [starter, plain].map((name) => path.join(root, 'sites', name)) as [string, string]
  cpSync(from, folder, { recursive: true })
  const names = [
    ...readdirSync(rest),
    ...readdirSync(path.join(rest, 'pages')).map((page) => `pages/${page}`),
  ]
  for (const name of names.filter((each) => !existsSync(path.join(folder, each)))) {
    cpSync(path.join(rest, name), path.join(folder, name), { recursive: true })
    for (const file of globSync(`${name}/*.md`, { cwd: folder })) nameOwnService(folder, file)
  }
}

/** The plain texts name the plain service. */
function nameOwnService(folder: string, file: string): void {
  const [service] = globSync('services/*.md', { cwd: folder }).toSorted()
  const text = readFileSync(path.join(folder, file), 'utf8')
  const named = text.replaceAll('first-service', path.basename(service ?? 'first-service', '.md'))
  writeFileSync(path.join(folder, file), named)
}
