/** Elements without content (HTML, 13.1.2): the slash that React writes at their end has no meaning. */
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Boolean attributes of HTML. */
const booleanAttributes = new Set(
  'checked disabled hidden multiple open readonly required selected'.split(' '),
)

/** Attributes of HTML that React writes in camel case. Those of SVG keep their capitals. */
const properties = new Set(
  'autoComplete charSet crossOrigin dateTime fetchPriority hrefLang popoverTarget popoverTargetAction srcSet'.split(
    ' ',
  ),
)

const attribute = /\s+([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g

export interface StartTag {
  /** The tag, as tidy-markup.ts writes it. */
  text: string
  /** The element, its `.classes`, `#id` and `[attributes]`, as selectors name them. */
  names: readonly string[]
  /** Whether it has neither content nor an end tag. */
  isEmpty: boolean
}

/** Most tags of a page occur on others too, or more than once. */
const known = new Map<string, StartTag>()
/** A site of many pages has many that occur on one page only. */
const mostKnown = 10_000

/** Reads a start tag of a page, such as `<br/>`, once for all pages that it occurs on. */
export function readStartTag(source: string): StartTag {
  const found = known.get(source)
  if (found) return found
  if (known.size >= mostKnown) known.clear()
  const tag = parseStartTag(source)
  known.set(source, tag)
  return tag
}

function parseStartTag(source: string): StartTag {
  const [, name = '', attributes = '', slash = ''] = /^<([a-z][\w-]*)([^]*?)\s*(\/?)>$/i.exec(source) ?? []
  const names = [name.toLowerCase()]
  const tidied = attributes.replace(attribute, (_, key: string, double?: string, single?: string) => {
    const value = double ?? single
    names.push(...namesOf(key.toLowerCase(), value ?? ''))
    const tidyKey = properties.has(key) ? key.toLowerCase() : key
    if (value === undefined || (value === '' && booleanAttributes.has(key))) return ` ${tidyKey}`
    return value.includes('"') ? ` ${tidyKey}='${value}'` : ` ${tidyKey}="${value}"`
  })
  const isVoid = voidElements.has(name)
  const end = slash && !isVoid ? '/>' : '>'
  return { text: `<${name}${tidied}${end}`, names, isEmpty: isVoid || slash !== '' }
}

function namesOf(key: string, value: string): string[] {
  if (key === 'class') return ['[class]', ...value.split(/\s+/).map((word) => `.${word}`)]
  if (key === 'id') return ['[id]', `#${value}`]
  return [`[${key}]`, attributeName(key, value)]
}

/** The ground of a section is written into the page; any other value may change without a sign of the visitor. */
export const attributeName = (key: string, value: string | undefined): string =>
  key === 'data-ground' && value !== undefined ? `[${key}=${value}]` : `[${key}]`
