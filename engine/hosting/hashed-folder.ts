/** The folder whose files have a hash of their content in the name. */
export const hashedFolder = '/assets/'
