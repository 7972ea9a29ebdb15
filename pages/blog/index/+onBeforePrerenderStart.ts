import { postLists } from '#model/post-lists.ts'

export const onBeforePrerenderStart = () => [...postLists.keys()]
