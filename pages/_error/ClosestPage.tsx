import { useSyncExternalStore } from 'react'
import type { SiteMapGroup } from '#components/site-map/SiteMap.tsx'
import { Link } from '#components/link/Link.tsx'
import { closestPage } from './closest-page.ts'

interface ClosestPageProps {
  label: string
  groups: readonly SiteMapGroup[]
}

const neverChanges = () => () => {}
const pathInBrowser = (): string | undefined => location.pathname
// One pre-rendered page serves every unknown address, so only the browser knows which it was.
const pathAtBuild = (): string | undefined => undefined

/** Suggests the page whose address is most like the one that was asked for. */
export function ClosestPage({ label, groups }: ClosestPageProps) {
  const path = useSyncExternalStore(neverChanges, pathInBrowser, pathAtBuild)
  const page =
    path &&
    closestPage(
      path,
      groups.flatMap(({ pages }) => pages),
    )
  if (!page) return null
  return (
    <p>
      {label}: <Link to={page.href}>{page.label}</Link>?
    </p>
  )
}
