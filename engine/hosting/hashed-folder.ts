/** The folder of files whose names contain a hash of their content. */
export const hashedFolder = '/assets/'
