import { below, openFold } from './fold.ts'
import { readStartTag, type StartTag } from './start-tag.ts'

/** What selectors can match in a page: see {@link StartTag}. */
export interface PageNames {
  /** Up to the end of the first section, or to the footer: at least the first screen. */
  first: ReadonlySet<string>
  all: ReadonlySet<string>
}

export interface TidyMarkup {
  markup: string
  names: PageNames
}

/** Elements that hold code of another language, or a tag. Quotes in a tag may hold any character. */
const foreignTextOrTag =
  /<(?:(script|style)\b[^>]*>[^]*?<\/\1>|\/?[a-z][^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*>)/gi

/** Lines of Vike's template, around the app's root. */
const templateLines = />\s*\n\s*(?=<(?:body|div id="root"|script|\/body|\/html)[\s>])/g

/** Removes the white space between the tags of the head and of the template; the app's may be significant. */
function tidySpace(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end).replace(/>\s+</g, '><').trimEnd()
  return head + html.slice(end).replace(templateLines, '>')
}

/**
 * Writes a page's tags the way validators of HTML like them: no slash in void elements, no empty value of a
 * boolean attribute, double quotes, names in small letters, no empty lines. A browser reads the same page.
 * Marks what is below the first screen with {@link below}.
 */
export function tidyMarkup(html: string): TidyMarkup {
  const tags = { first: new Set<StartTag>(), rest: new Set<StartTag>() }
  const fold = openFold()
  const markup = tidySpace(html).replace(foreignTextOrTag, (text, foreign?: string) => {
    if (foreign) return text
    if (text.startsWith('</')) {
      fold.leave()
      return text
    }
    const tag = readStartTag(text)
    const place = fold.enter(tag)
    tags[place === 'first' ? 'first' : 'rest'].add(tag)
    return place === 'top' ? tag.text.replace(/(?=[\s/>])/, ` ${below}`) : tag.text
  })
  const first = namesOf(tags.first)
  return { markup, names: { first, all: new Set([...first, ...namesOf(tags.rest)]) } }
}

const namesOf = (tags: ReadonlySet<StartTag>): Set<string> => new Set([...tags].flatMap((tag) => tag.names))
