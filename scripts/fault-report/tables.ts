import { routes } from '../../content/routes.ts'
import type { Result } from './read.ts'

const outcome = ({ hasPassed }: Result): string => (hasPassed ? 'holds' : 'FAILS')

/** A line for each fault: whether the site or the build stands it, and which. */
export const faultTable = (results: readonly Result[]): string[] =>
  results.map((result) => `${outcome(result)}  ${result.file.padEnd(20)}  ${result.titles.join(' › ')}`)

const routesByLength = routes.toSorted((one, two) => two.length - one.length)

/** The title of a check without the address that it was made with. */
const checkOf = (title: string): string => {
  const route = routesByLength.find((path) => title.startsWith(`${path} `))
  return route === undefined ? title : `each of ${routes.length} routes ${title.slice(route.length + 1)}`
}

/** For every check of the hosts a line, with how many of how many hold on each host. */
export function hostTable(results: readonly Result[]): string[] {
  const ofHosts = results.filter(({ titles: [group = ''] }) => group.startsWith('on '))
  const hosts = [...new Set(ofHosts.map(({ titles: [group = ''] }) => group))]
  const checks = [...new Set(ofHosts.map(({ titles }) => checkOf(titles.at(-1) ?? '')))]
  const cell = (host: string, check: string): string => {
    const made = ofHosts.filter(({ titles }) => titles[0] === host && checkOf(titles.at(-1) ?? '') === check)
    return `${made.filter(({ hasPassed }) => hasPassed).length}/${made.length}`
  }
  const line = (cells: readonly string[], check: string) =>
    cells.map((text) => text.padStart(20)).join('') + `  ${check}`
  return [
    line(
      hosts.map((host) => host.slice('on '.length)),
      'check',
    ),
    ...checks.map((check) =>
      line(
        hosts.map((host) => cell(host, check)),
        check,
      ),
    ),
  ]
}
