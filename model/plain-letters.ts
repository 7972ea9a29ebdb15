/**
 * Letters that Unicode doesn't decompose into a plain letter and an accent. They are escaped because the site's
 * fonts get every letter that is written in this folder.
 */
const whole: Readonly<Record<string, string>> = {
  // With a stroke: o, l, d, h; eth; dotless i.
  '\u00f8': 'o',
  '\u0142': 'l',
  '\u0111': 'd',
  '\u0127': 'h',
  '\u00f0': 'd',
  '\u0131': 'i',
  // In Arabic, the ending t that is read h, and the ending y without dots, which many type without or with theirs.
  '\u0629': '\u0647',
  '\u0649': '\u064a',
  // Two letters in one: ae, oe, sharp s, thorn.
  '\u00e6': 'ae',
  '\u0153': 'oe',
  '\u00df': 'ss',
  '\u00fe': 'th',
}
const wholeLetters = new RegExp(`[${Object.keys(whole).join('')}]`, 'g')

/** Decomposes a lowercase text into plain letters and combining accents. */
export const plainLetters = (text: string): string =>
  text.replace(wholeLetters, (letter) => whole[letter] ?? '').normalize('NFKD')
