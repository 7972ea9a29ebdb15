import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { RoutePath } from '#model/routes.ts'
import { Link, NavLink } from './Link.tsx'

/** The link of a menu to the services, as it is on a page. */
const servicesOn = (page: RoutePath) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[page]}>
      <NavLink to="/services/">Services</NavLink>
    </MemoryRouter>,
  )

test('a menu says which page this is, which section it belongs to, and nothing else', () => {
  expect(servicesOn('/services/')).toContain('aria-current="page"')
  expect(servicesOn('/services/saas/' as RoutePath)).toContain('aria-current="true"')
  expect(servicesOn('/about/')).not.toContain('aria-current')
})

test('a link is plain HTML: it works before there is a router, and carries nothing of one', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Link to="/services/#fit" aria-label="Services that fit">
        Services
      </Link>
    </MemoryRouter>,
  )
  expect(html).toBe('<a aria-label="Services that fit" href="/services/#fit">Services</a>')
})
