import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeFiles } from '../process/write-files.ts'
import { formatFault } from '../faults/fault.ts'
import { dataLinkFaults } from './check-data-links.ts'

const menus = (href: string) =>
  `header:\n  - label: One\n    href: ${href}\nfooter:\n  - label: Firm\n    items:\n      - label: Two\n        href: ${href}\n`

function faultsOf(href: string, redirects = '', moved: [string, string][] = []): string[] {
  const root = temporaryFolder('links', onTestFinished)
  writeFiles(root, { 'content/menus.yaml': menus(href), 'content/redirects.yaml': redirects })
  return dataLinkFaults(root, moved).map(formatFault)
}

test('a dead link in a menu is reported with the closest page', () => {
  expect(faultsOf('/about/')).toEqual([])
  expect(faultsOf('/abuot/')).toEqual([
    'content/menus.yaml:3 header.0.href: there is no page /abuot/; the closest is /about/',
    'content/menus.yaml:8 footer.0.items.0.href: there is no page /abuot/; the closest is /about/',
  ])
})

test('a menu may link to another site', () =>
  expect(faultsOf('https://www.livroreclamacoes.pt/')).toEqual([]))

test('a redirect must lead from an address without a page directly to a page', () => {
  expect(faultsOf('/about/', '/us/: /about/#name\n/write/: /contact/\n')).toEqual([])
  const wrong = '/us/: /abuot/\n/contact/: /about/\n/a/: /b/\n/b/: /about/\n/old/: /about/\n'
  expect(faultsOf('/about/', wrong, [['/old/', '/services/']])).toEqual([
    'content/redirects.yaml:1 /us/: there is no page /abuot/; the closest is /about/',
    'content/redirects.yaml:2 /contact/: /contact/ is a page; expected an address that is not a page',
    'content/redirects.yaml:3 /a/: /b/ redirects to /about/; expected that page',
    'content/redirects.yaml:5 /old/: /services/ names this earlier address itself (formerly); expected it in one place',
  ])
})
