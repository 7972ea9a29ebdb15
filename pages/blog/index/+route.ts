/**
 * The list of articles, its further pages, and the topics (model/post-lists.ts). There is no slash before the `*`,
 * because Vike requests the data of `/blog/` as that of `/blog`. An owner's own page such as `/blogging-tips/` matches,
 * too, but functions (pages/own/+route.ts) come before patterns.
 */
export default '/blog*'
