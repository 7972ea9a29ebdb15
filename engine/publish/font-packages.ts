/** Scripts, each with the npm package of a font that has their letters. */
const packages: Readonly<Record<string, string>> = {
  Latin: 'noto-sans',
  Greek: 'noto-sans',
  Cyrillic: 'noto-sans',
  Arabic: 'noto-sans-arabic',
  Hebrew: 'noto-sans-hebrew',
  Armenian: 'noto-sans-armenian',
  Georgian: 'noto-sans-georgian',
  Devanagari: 'noto-sans-devanagari',
  Bengali: 'noto-sans-bengali',
  Tamil: 'noto-sans-tamil',
  Telugu: 'noto-sans-telugu',
  Kannada: 'noto-sans-kannada',
  Sinhala: 'noto-sans-sinhala',
  Thai: 'noto-sans-thai',
  Khmer: 'noto-sans-khmer',
  Ethiopic: 'noto-sans-ethiopic',
  Hiragana: 'noto-sans-jp',
  Katakana: 'noto-sans-jp',
  Hangul: 'noto-sans-kr',
  Han: 'noto-sans-sc',
}

/** The package of a font that has a letter; undefined for signs, which belong to no script. */
export function fontPackage(character: string): string | undefined {
  const script = Object.keys(packages).find((name) =>
    new RegExp(String.raw`\p{Script=${name}}`, 'u').test(character),
  )
  return script && `@fontsource-variable/${packages[script]}`
}
