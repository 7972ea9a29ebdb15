/** Void elements (HTML, 13.1.2): the slash that React writes at their end has no meaning. */
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Boolean attributes of HTML. */
const booleanAttributes = new Set(
  'checked disabled hidden multiple open readonly required selected'.split(' '),
)

/** HTML attributes that React writes in camel case. SVG attributes keep their capitals. */
const properties = new Set(
  'autoComplete charSet crossOrigin dateTime fetchPriority hrefLang popoverTarget popoverTargetAction srcSet'.split(
    ' ',
  ),
)

const attribute = /\s+([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g

export interface StartTag {
  /** The tag, as tidy-markup.ts writes it. */
  text: string
  /** The names of the element, its classes (`.a`), id (`#a`) and attributes (`[a]`), as in selectors. */
  names: readonly string[]
  /** Whether it has neither content nor an end tag. */
  isEmpty: boolean
}

/** Tags read before: most tags of a page occur more than once, or on other pages, too. */
const known = new Map<string, StartTag>()
/** A large site has many tags that occur only on one page. */
const mostKnown = 10_000

/** Reads a start tag, such as `<br/>`, once for all pages with it. */
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

/** An attribute's name for matching. Only `data-ground` includes its value, since scripts may change other values. */
export const attributeName = (key: string, value: string | undefined): string =>
  key === 'data-ground' && value !== undefined ? `[${key}=${value}]` : `[${key}]`
