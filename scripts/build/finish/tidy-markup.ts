/** Elements without content (HTML, 13.1.2): the slash that React writes at their end has no meaning. */
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Boolean attributes of HTML. */
const booleanAttributes = new Set(
  'checked disabled hidden multiple open readonly required selected'.split(' '),
)

/** Attributes of HTML that React writes in camel case. Those of SVG keep their capitals. */
const properties = new Set(
  'autoComplete charSet crossOrigin dateTime fetchPriority popoverTarget popoverTargetAction srcSet'.split(
    ' ',
  ),
)

/** Elements that hold code of another language, or a tag. */
const foreignText = /(<(script|style)\b[^>]*>[\s\S]*?<\/\2>)/
const startTag = /<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:="[^"]*"|='[^']*')?)*)\s*(\/?)>/gi
const attribute = /\s+([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g

function tidyAttributes(text: string): string {
  return text.replace(attribute, (_, name: string, double?: string, single?: string) => {
    const tidyName = properties.has(name) ? name.toLowerCase() : name
    const value = double ?? single
    if (value === undefined || (value === '' && booleanAttributes.has(name))) return ` ${tidyName}`
    return value.includes('"') ? ` ${tidyName}='${value}'` : ` ${tidyName}="${value}"`
  })
}

const tidyTags = (html: string): string =>
  html.replace(startTag, (_, name: string, attributes: string, slash: string) => {
    const end = slash && !voidElements.has(name) ? '/>' : '>'
    return `<${name}${tidyAttributes(attributes)}${end}`
  })

/** Lines of Vike's template, around the app's root. */
const templateLines = /(?<=>)\s*\n\s*(?=<(?:body|div id="root"|script|\/body|\/html)[\s>])/g

/** Removes the white space between the tags of the head and of the template; the app's may be significant. */
function tidySpace(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end).replace(/>\s+</g, '><').trimEnd()
  return head + html.slice(end).replace(templateLines, '')
}

/**
 * Writes a page's tags the way validators of HTML like them: no slash in void elements, no empty value of a
 * boolean attribute, double quotes, names in small letters, no empty lines. A browser reads the same page.
 */
export const tidyMarkup = (html: string): string =>
  tidySpace(html)
    .split(foreignText)
    // Every third part is the name of such an element.
    .map((part, index) => (index % 3 === 0 ? tidyTags(part) : index % 3 === 1 ? part : ''))
    .join('')
