import { hash } from 'node:crypto'
import { plainLetters } from '../../model/plain-letters.ts'

/** Names of content files become addresses, which are case-sensitive on most hosts. */
const wellFormed = /^[a-z0-9]+(?:-[a-z0-9]+)*\.\w+$/

/**
 * Checks the name of a content file.
 * @param name With its extension, without its folder.
 * @returns The problem, or undefined.
 */
export function fileNameProblem(name: string): string | undefined {
  if (wellFormed.test(name)) {
    // Lists of pages are objects, on which such a name would find an inherited property.
    const [slug = ''] = name.split('.')
    return slug in {}
      ? `“${slug}” is a word of JavaScript; expected another name, such as the-${slug}`
      : undefined
  }
  const dot = name.lastIndexOf('.')
  const better = slugOf(name.slice(0, dot)) || 'name'
  return `“${name}” can't be an address; expected lowercase letters, digits and hyphens, such as ${better}${name.slice(dot)}`
}

/** Turns a text into the last part of an address: lowercase ASCII letters, digits and hyphens. */
export const slugOf = (text: string): string =>
  plainLetters(text.toLowerCase())
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * The last part of a topic's address. If letters of the topic have no counterpart in ASCII, as in Cyrillic, or none is
 * left, a hash tells it from other topics.
 */
export function topicSlug(topic: string): string {
  const letters = plainLetters(topic.toLowerCase())
  const slug = slugOf(topic)
  if (slug !== '' && !/[^\P{L}a-z]/u.test(letters)) return slug
  return [slug, hash('sha256', letters).slice(0, 8)].filter(Boolean).join('-')
}
