/** The settings of the editor of texts and pictures (docs/editing.md). Apart from `site`, which every visitor loads. */
export { editor } from '../.site/site.ts'
