import type { SectionName } from './site.ts'

/**
 * A main page, as declared by the default export of its file `pages/…/page.ts`. Routes, content, editor, audits and
 * tests all derive from the declarations. They are read before any module runs, so their values must be written out.
 *
 * A page with fields of its own also exports their `schema`. Besides this type, the file imports only from
 * `engine/schemas`: texts are compiled again when a file there or `page.ts` itself has changed.
 */
export interface PageDeclaration {
  /** The name of its file in a site's folder `pages`, without `.yaml`; a legal page's is in `legal`. */
  name: string
  /** Its path, with a slash at both ends. */
  path: `/${string}`
  /** Its place among the main pages in the sitemap, in lists and in the editor. */
  order: number
  /** What the editor calls it. */
  label: string
  /** The section of the site that it belongs to; a site without that section has no such page. */
  section?: SectionName
  /** Its text is one of the legal documents, which share a template. */
  isLegal?: true
  /**
   * Its sections are composed like no other page's, whose reason `styleguide/compositions.md` gives. The visual, speech
   * and Lighthouse tests cover it, besides the tests of every page.
   */
  isTemplate?: true
  /** It lists other pages and quotes their descriptions. */
  isIndex?: true
  /** The label above the title in its social image: a key of `social-images` in the interface's words. */
  socialLabel?: 'projects' | 'research'
}
