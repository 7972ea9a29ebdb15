import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { formatFault } from '../faults/fault.ts'
import { dataLinkFaults } from './check-data-links.ts'

const root = temporaryFolder('links')
const folder = path.join(root, 'content')
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const menus = (href: string) =>
  `header:\n  - label: One\n    href: ${href}\nfooter:\n  - label: Firm\n    items:\n      - label: Two\n        href: ${href}\n`

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  write('menus.yaml', menus('/about/'))
})

const faults = (moved: [string, string][] = []) => dataLinkFaults(root, moved).map(formatFault)

test('a dead link in a menu is reported with the closest page', () => {
  expect(faults()).toEqual([])
  write('menus.yaml', menus('/abuot/'))
  expect(faults()).toEqual([
    'content/menus.yaml:3 header.0.href: there is no page /abuot/; the closest is /about/',
    'content/menus.yaml:8 footer.0.items.0.href: there is no page /abuot/; the closest is /about/',
  ])
})

test('a redirect must lead from an address without a page directly to a page', () => {
  write('redirects.yaml', '/us/: /about/#name\n/write/: /contact/\n')
  expect(faults()).toEqual([])
  write('redirects.yaml', '/us/: /abuot/\n/contact/: /about/\n/a/: /b/\n/b/: /about/\n/old/: /about/\n')
  expect(faults([['/old/', '/services/']])).toEqual([
    'content/redirects.yaml:1 /us/: there is no page /abuot/; the closest is /about/',
    'content/redirects.yaml:2 /contact/: /contact/ is a page; expected an address that is not a page',
    'content/redirects.yaml:3 /a/: /b/ redirects to /about/; expected that page',
    'content/redirects.yaml:5 /old/: /services/ names this earlier address itself (formerly); expected it in one place',
  ])
})
