/** The optional sections, by their folders. While a section is off, its files are treated as drafts. */
export const sectionOfFolder: Readonly<
  Partial<Record<string, 'projects' | 'locations' | 'blog' | 'careers'>>
> = {
  'case-studies': 'projects',
  locations: 'locations',
  blog: 'blog',
  jobs: 'careers',
}
