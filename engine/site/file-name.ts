/** Names of content files: they become addresses, which are case-sensitive on most hosts. */
const wellFormed = /^[a-z0-9]+(?:-[a-z0-9]+)*\.\w+$/

/**
 * Checks the name of a content file; `undefined` if nothing is wrong with it.
 * @param name With its extension, without its folder.
 */
export function fileNameProblem(name: string): string | undefined {
  if (wellFormed.test(name)) {
    // Lists of pages are objects, which have such fields of their own.
    const [slug = ''] = name.split('.')
    return slug in {}
      ? `“${slug}” is a word of JavaScript; expected another name, such as the-${slug}`
      : undefined
  }
  const dot = name.lastIndexOf('.')
  const better = slugOf(name.slice(0, dot)) || 'name'
  return `“${name}” can't be an address; expected lowercase letters, digits and hyphens, such as ${better}${name.slice(dot)}`
}

/** A text as the last part of an address: lowercase ASCII letters, digits and hyphens. */
export const slugOf = (text: string): string =>
  text
    // Letters that don't decompose.
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
