/** The source of a regular expression for an interface text; its placeholders, such as `{count}`, match any number. */
export const patternOf = (text: string): string =>
  text
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\d+`)
