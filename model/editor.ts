/** The settings of the content editor (docs/editing.md). Not part of `site`, which every visitor loads. */
export { editor } from '../.site/site.ts'
