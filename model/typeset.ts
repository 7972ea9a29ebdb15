/** Whether a quotation mark after this character opens: at the beginning, after a space, a dash or a bracket. */
const opensAfter = (before: string): boolean => before === '' || /[\s([{–—‘“]/.test(before)

/** Words that begin with an apostrophe for omitted letters. */
const shortened = /^(?:\d|(?:em|til|tis|twas|cause|round)\b)/i

/**
 * Sets straight quotation marks and apostrophes as typographic ones, as American English has them. Nothing else
 * changes, and every mark stays one character.
 * @param text Running text; no code.
 * @param before The character before it, where the text goes on from another one.
 */
export const typeset = (text: string, before = ''): string =>
  text.replace(/['"]/g, (mark, at: number) => {
    const opens = opensAfter(at === 0 ? before : (text[at - 1] ?? ''))
    if (mark === '"') return opens ? '“' : '”'
    return opens && !shortened.test(text.slice(at + 1)) ? '‘' : '’'
  })
