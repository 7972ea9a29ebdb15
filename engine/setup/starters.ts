import { cpSync, existsSync, globSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { z } from 'zod'
import type { placeSchema } from '../schemas/records.ts'
import type { siteSchema } from '../schemas/site.ts'

/** The starter for any trade. It has every section; its texts say, in brackets, what to write. */
export const plain = 'plain'

/** The folders in `sites` that a site may begin with: first the trades, then the plain one, then the sample. */
export const starterNames = (root: string): string[] =>
  readdirSync(path.join(root, 'sites'))
    // Other names are of files that systems leave behind, such as .DS_Store.
    .filter((name) => existsSync(path.join(root, 'sites', name, 'site.yaml')))
    .toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))

const rank = (name: string): number => [plain, 'spanwright'].indexOf(name) + 1

const siteOf = (root: string, starter: string) =>
  parse(readFileSync(path.join(root, 'sites', starter, 'site.yaml'), 'utf8')) as z.input<typeof siteSchema>

/** The languages that a starter has texts in, besides its main one. */
export const furtherLanguages = (root: string, starter: string): readonly string[] =>
  siteOf(root, starter).languages ?? []

/** Suggested answers: those facts about a starter's firm that may fit others in the trade. */
export function usualAnswers(root: string, starter: string): Record<string, string> {
  const site = siteOf(root, starter)
  return {
    // The plain starter only says what belongs there, in brackets.
    ...(site.tagline.startsWith('[') ? {} : { tagline: site.tagline }),
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

/** The place from which distances are measured. */
export type Center = z.input<typeof placeSchema>

/** Suggested answers for the position of a city, if the starter's firm is in the same city. */
export function usualPosition(root: string, starter: string, city: unknown): Record<string, string> {
  const { address, center } = siteOf(root, starter)
  if (address.locality !== city || !center) return {}
  const file = path.join(root, 'sites', starter, 'places', `${center}.json`)
  const { lat, lon, county } = JSON.parse(readFileSync(file, 'utf8')) as Center
  return { latitude: String(lat), longitude: String(lon), county }
}

/** Copies a starter, and from the plain one the files of sections that the starter lacks. */
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

/** Replaces the name of the plain starter's service in a text with that of a service on the site. */
function nameOwnService(folder: string, file: string): void {
  const [service] = globSync('services/*.md', { cwd: folder }).toSorted()
  const text = readFileSync(path.join(folder, file), 'utf8')
  const named = text.replaceAll('first-service', path.basename(service ?? 'first-service', '.md'))
  writeFileSync(path.join(folder, file), named)
}
