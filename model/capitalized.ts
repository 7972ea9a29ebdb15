/** A text with its first letter in upper case, by the rules of a language. */
export const capitalized = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
