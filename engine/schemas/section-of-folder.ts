/** The sections that a site may do without; the files of their folders then wait like drafts. */
export const sectionOfFolder: Readonly<
  Partial<Record<string, 'projects' | 'locations' | 'blog' | 'careers'>>
> = {
  'case-studies': 'projects',
  locations: 'locations',
  blog: 'blog',
  jobs: 'careers',
}
