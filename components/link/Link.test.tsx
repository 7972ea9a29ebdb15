import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { RoutePath } from '#model/routes.ts'
import { Link, NavLink } from './Link.tsx'
import { ofSample } from '#tests/sample/of-sample.ts'

/** The menu's link to the services, on a page. */
const servicesOn = (page: RoutePath) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[page]}>
      <NavLink to="/services/">Services</NavLink>
    </MemoryRouter>,
  )

test('a menu marks the page itself or the section it belongs to, and nothing else', () => {
  expect(servicesOn('/services/')).toContain('aria-current="page"')
  expect(servicesOn(ofSample('/services/saas/'))).toContain('aria-current="true"')
  expect(servicesOn('/about/')).not.toContain('aria-current')
})

test('a link is plain HTML: it works without a router, and has none of its attributes', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Link to="/services/#fit" aria-label="Services that fit">
        Services
      </Link>
    </MemoryRouter>,
  )
  expect(html).toBe('<a aria-label="Services that fit" href="/services/#fit">Services</a>')
})
