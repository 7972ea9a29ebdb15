/** The folder of an additional language: of its texts in the site's folder, and of its pages on the site. */
export const languageFolder = (tag: string): string => tag.toLowerCase()
