/** Where a browser remembers which notice its visitor has closed. */
export const noticeStorageKey = 'notice'
