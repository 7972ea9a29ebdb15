import { postLists } from '#content/post-lists.ts'

export const onBeforePrerenderStart = () => [...postLists.keys()]
