import type { SectionName } from './site.ts'

/**
 * What a file `pages/…/page.ts` says of a main page: the routes, the content, the editor, the audits and the tests
 * know the page by it. It is read before every other module, so it imports nothing but this type.
 */
export interface PageDeclaration {
  /** Of its file in a site's folder `pages`, without `.yaml`; of a legal page, in `legal`. */
  name: string
  /** Its address, with a slash at both ends. */
  path: `/${string}`
  /** Its place among the main pages in the sitemap, in lists and in the editor. */
  order: number
  /** What the editor calls it. */
  label: string
  /** The section of the site that it goes with; a site without that section has no such page. */
  section?: SectionName
  /** Its text is one of the legal documents, which share a template. */
  isLegal?: true
  /**
   * Its sections are composed like no other page's: `styleguide/compositions.ts` says how, and pictures, speech and
   * Lighthouse look at it by itself, besides the tests that look at every page.
   */
  isTemplate?: true
  /** It lists other pages, and quotes what they say of themselves. */
  isIndex?: true
  /** What its social image says above the title: a key of `social-images` in the interface's words. */
  socialLabel?: 'projects' | 'research'
}
