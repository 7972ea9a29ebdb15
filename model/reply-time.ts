/**
 * The time in which a message gets a personal answer. Separate from the other terms, so that the form, which
 * shows it, doesn't pull the whole price list into the browser.
 */
export const replyTime = 'one working day'
