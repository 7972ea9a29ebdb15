import { below, openFold } from './fold.ts'
import { readStartTag, type StartTag } from './start-tag.ts'

/** The names in a page that selectors can match: see {@link StartTag}. */
export interface PageNames {
  /** Those up to the fold ({@link openFold}), and so at least on the first screen. */
  first: ReadonlySet<string>
  all: ReadonlySet<string>
}

/** A script, a stylesheet, or a tag, whose quotes may hold any character. */
const foreignTextOrTag =
  /<(?:(script|style)\b[^>]*>[^]*?<\/\1>|\/?[a-z][^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*>)/gi

/** White space between tags of Vike's template, around the app's root. */
const templateLines = />\s*\n\s*(?=<(?:body|div id="root"|script|\/body|\/html)[\s>])/g

/** Removes white space between the tags of the head and of the template. Inside the app, it may be significant. */
function tidySpace(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end).replace(/>\s+</g, '><').trimEnd()
  return head + html.slice(end).replace(templateLines, '>')
}

/**
 * Writes a page's tags as HTML validators expect: no slash in void elements, no empty value of a boolean attribute,
 * double quotes, lowercase names, no blank lines. To browsers, the page is the same. Marks the outermost elements below
 * the first screen with {@link below}.
 */
export function tidyMarkup(html: string): { markup: string; names: PageNames } {
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
