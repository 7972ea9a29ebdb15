/** The local storage key of the notice that the visitor has closed. */
export const noticeStorageKey = 'notice'
