/** A text of the interface as the source of a pattern: any number matches each of its names, such as `{count}`. */
export const patternOf = (text: string): string =>
  text
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\d+`)
