import { SaxesParser } from 'saxes'

type Attributes = Map<string, { value: string; line: number }>

/** An element of a drawing, with the line of its tag. What its `style` declares is among its attributes. */
export interface DrawnElement {
  name: string
  line: number
  attributes: Attributes
  children: (DrawnElement | string)[]
}

/** Replaces the attribute `style` by what it declares, which goes before other attributes. */
function resolveStyle(attributes: Attributes): void {
  const style = attributes.get('style')
  attributes.delete('style')
  for (const declaration of style?.value.split(';') ?? []) {
    const [name = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim())
    if (name) attributes.set(name, { value, line: style!.line })
  }
}

/**
 * Reads an SVG file up to its first mistake.
 * @param xmlns Whether it is a mistake to use a prefix without declaring it.
 * @returns The outermost element, as far as it was read, and the mistake.
 */
export function readElements(text: string, xmlns: boolean) {
  const parser = new SaxesParser({ position: true, xmlns })
  const open: DrawnElement[] = []
  let root: DrawnElement | undefined
  let [line, attributes]: [number, Attributes] = [1, new Map()]
  parser.on('opentagstart', () => {
    // The character after the name, which may end the line, has been read.
    line = parser.line - (parser.column === 0 ? 1 : 0)
    attributes = new Map()
  })
  parser.on('attribute', ({ name, value }) => void attributes.set(name, { value, line: parser.line }))
  parser.on('opentag', ({ name }) => {
    resolveStyle(attributes)
    const element = { name, line, attributes, children: [] }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', (words) => void open.at(-1)?.children.push(words))
  try {
    parser.write(text).close()
    // A file without any element is a mistake.
    return { root: root!, mistake: undefined }
  } catch (error) {
    const told = (error as Error).message.replace(/^\d+:\d+: |\.$/g, '')
    return { root, mistake: { line: parser.line, told } }
  }
}
