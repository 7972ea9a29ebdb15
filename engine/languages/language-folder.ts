/** The folder of a further language's texts in the site's folder, and of its pages on the site. */
export const languageFolder = (tag: string): string => tag.toLowerCase()
