import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { headerMenu } from '#model/navigation.ts'
import { openSearchLabel } from '#model/search.ts'
import { Header } from './Header.tsx'

const html = renderToStaticMarkup(
  <MemoryRouter initialEntries={['/about/']}>
    <Header />
  </MemoryRouter>,
)

const elementsWith = (attribute: string) => [
  ...html.matchAll(new RegExp(`<\\w+ [^>]*${attribute}[^>]*>`, 'g')),
]

test('it has every link of the menu once, in order', () => {
  const menu = html.slice(html.indexOf('<nav'), html.indexOf('</nav>'))
  const links = [...menu.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual(headerMenu.map(({ href }) => href))
})

test('the menu button of small screens works without a script', () => {
  const [, target] = /<button[^>]* popoverTarget="([^"]+)"/i.exec(html) ?? []
  const [menu = ['']] = elementsWith(`id="${target}"`)
  expect(menu[0]).toContain('popover="auto"')
})

test('the search says what it opens, and a press before hydration is remembered', () => {
  const [button = ['']] = elementsWith(`aria-label="${openSearchLabel}"`)
  expect(button[0]).toContain('aria-haspopup="dialog"')
  expect(button[0]).toContain('data-early')
  expect(html).not.toContain('role="alert"')
})
