/** Names of content files: they become addresses, which are case-sensitive on most hosts. */
const wellFormed = /^[a-z0-9]+(?:-[a-z0-9]+)*\.\w+$/

/**
 * What is wrong with the name of a content file; `undefined` if nothing is.
 * @param name With its extension, without its folder.
 */
export function fileNameProblem(name: string): string | undefined {
  if (wellFormed.test(name)) return undefined
  const dot = name.lastIndexOf('.')
  const slug = name
    .slice(0, dot)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `“${name}” can't be an address; expected lowercase letters, digits and hyphens, such as ${slug || 'name'}${name.slice(dot)}`
}
