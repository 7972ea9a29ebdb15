/** Letters that Unicode doesn't decompose into a letter of ASCII and an accent. */
const whole: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}
const wholeLetters = new RegExp(`[${Object.keys(whole).join('')}]`, 'g')

/** Decomposes a lowercase text into plain letters and combining accents, so that `łódź` begins with `lo`. */
export const plainLetters = (text: string): string =>
  text.replace(wholeLetters, (letter) => whole[letter] ?? '').normalize('NFKD')
