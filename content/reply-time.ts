/**
 * The time in which a message gets a personal answer. It stands apart from the other terms, so that the
 * form, which says it, doesn't bring the whole price list to the browser.
 */
export const replyTime = 'one working day'
