/**
 * The articles, their further pages and their topics: see model/post-lists.ts. There is no slash before the
 * `*`, because Vike requests the data of `/blog/` as that of `/blog`.
 */
export default '/blog*'
