/**
 * The folders whose files are pages, with the paths that precede the files' names. `pages` contains YAML, the others
 * Markdown.
 */
export const entryFolders = {
  services: '/services/',
  'case-studies': '/case-studies/',
  locations: '/locations/',
  blog: '/blog/',
  pages: '/',
  jobs: '/careers/',
} as const

/** The optional sections, by their folders. While a section is off, its files are treated as drafts. */
export const sectionOfFolder: Readonly<
  Partial<Record<string, 'projects' | 'locations' | 'blog' | 'careers'>>
> = { 'case-studies': 'projects', locations: 'locations', blog: 'blog', jobs: 'careers' }
