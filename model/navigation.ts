import type { RoutePath } from './routes.ts'

export interface NavItem {
  label: string
  href: RoutePath
}

export interface NavGroup {
  label: string
  items: readonly NavItem[]
}

/** The menu of the header. */
export const headerMenu: readonly NavItem[] = [
  { label: 'Work', href: '/projects/' },
  { label: 'Services', href: '/services/' },
  { label: 'Research', href: '/research/' },
  { label: 'Insights', href: '/blog/' },
  { label: 'About', href: '/about/' },
  { label: 'Contact', href: '/contact/' },
]

/** The links that stay within a thumb's reach on a phone. */
export const quickContact = {
  label: 'Quick contact',
  call: 'Call',
  write: { label: 'Write to us', href: '/contact/' },
} as const satisfies { label: string; call: string; write: NavItem }

/** The groups of the footer. */
export const footerGroups: readonly NavGroup[] = [
  {
    label: 'Services',
    items: [
      { label: 'Custom software', href: '/services/custom-software/' },
      { label: 'SaaS products', href: '/services/saas/' },
      { label: 'AI', href: '/services/ai-solutions/' },
      { label: 'SEO and AEO', href: '/services/seo-aeo/' },
      { label: 'Digital marketing', href: '/services/digital-marketing/' },
      { label: 'Business consulting', href: '/services/business-consulting/' },
    ],
  },
  {
    label: 'Where',
    items: [
      { label: 'All locations', href: '/locations/' },
      { label: 'Pittsburgh', href: '/locations/pittsburgh/' },
      { label: 'Cranberry Township', href: '/locations/cranberry-township/' },
      { label: 'Monroeville', href: '/locations/monroeville/' },
      { label: 'Greensburg', href: '/locations/greensburg/' },
    ],
  },
  {
    label: 'The firm',
    items: [
      { label: 'About', href: '/about/' },
      { label: 'Projects', href: '/projects/' },
      { label: 'Research', href: '/research/' },
      { label: 'Resources', href: '/resources/' },
      { label: 'Careers', href: '/careers/' },
    ],
  },
  {
    label: 'Legal',
    items: [
      { label: 'Privacy', href: '/privacy/' },
      { label: 'Cookies', href: '/cookies/' },
      { label: 'Terms', href: '/terms/' },
      { label: 'Accessibility', href: '/accessibility/' },
    ],
  },
]
