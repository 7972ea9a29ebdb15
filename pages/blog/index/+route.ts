/**
 * The list of articles, its further pages, and the topics (model/post-lists.ts). There is no slash before the `*`,
 * because Vike requests the data of `/blog/` as that of `/blog`.
 */
export default '/blog*'
