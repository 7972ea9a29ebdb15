/** The articles, their further pages and their topics: see content/post-lists.ts. */
export default '/blog/*'
