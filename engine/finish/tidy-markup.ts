import { readStartTag, type StartTag } from './start-tag.ts'

export interface TidyMarkup {
  markup: string
  /** What selectors can match in the page: see {@link StartTag}. */
  names: Set<string>
}

/** Elements that hold code of another language, or a tag. Quotes in a tag may hold any character. */
const foreignTextOrTag =
  /<(?:(script|style)\b[^>]*>[^]*?<\/\1>|[a-z][^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*>)/gi

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
 */
export function tidyMarkup(html: string): TidyMarkup {
  const tags = new Set<StartTag>()
  const markup = tidySpace(html).replace(foreignTextOrTag, (text, foreign?: string) => {
    if (foreign) return text
    const tag = readStartTag(text)
    tags.add(tag)
    return tag.text
  })
  return { markup, names: new Set([...tags].flatMap((tag) => tag.names)) }
}
