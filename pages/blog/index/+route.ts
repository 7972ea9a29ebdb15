/**
 * The articles, their further pages and their topics: see content/post-lists.ts. Without a slash before the `*`,
 * since the data of `/blog/` is asked for as that of `/blog`.
 */
export default '/blog*'
