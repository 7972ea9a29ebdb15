import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test.each([
  ["We don't, and you won't.", 'We don’t, and you won’t.'],
  ["the owners' list", 'the owners’ list'],
  ["O'Hara Township in the '90s", 'O’Hara Township in the ’90s'],
  ["get 'em now", 'get ’em now'],
  ['He said "no," then "yes."', 'He said “no,” then “yes.”'],
  ['("a \'b\' c")', '(“a ‘b’ c”)'],
  ['a dash—"so"', 'a dash—“so”'],
  ['already “set”', 'already “set”'],
])('%s becomes %s', (text, set) => {
  expect(typeset(text, 'en-US')).toBe(set)
  expect(typeset(set, 'en-US')).toBe(set)
})

test('a text that continues another takes the last character of that one into account', () => {
  expect(typeset("'s shop", 'en-US', 'd')).toBe('’s shop')
  expect(typeset('" and on', 'en-US', '.')).toBe('” and on')
})

test.each([
  ['de-DE', "\"Ja, 'so',\" sagte sie; das war's.", '„Ja, ‚so‘,“ sagte sie; das war’s.'],
  ['de-CH', "\"Ja, 'so',\" sagte sie; das war's.", '«Ja, ‹so›,» sagte sie; das war’s.'],
  ['de-AT', 'Er sagt "ja".', 'Er sagt „ja“.'],
  ['nb', 'Hun sa "nei".', 'Hun sa «nei».'],
  ['fr', 'Il dit "non".', 'Il dit «\u{a0}non\u{a0}».'],
  ['fr', '« Quoi ? »', '«\u{a0}Quoi\u{202f}?\u{a0}»'],
  ['fr', '9,50 € à 19 h 30, 5 % à 20 heures', '9,50\u{a0}€ à 19\u{a0}h\u{a0}30, 5\u{a0}% à 20 heures'],
  ['fr-CA', '1 250,00 $ en 2026', '1\u{a0}250,00\u{a0}$ en 2026'],
  ['fr', 'Voici : "oui" ; non !', 'Voici\u{a0}: «\u{a0}oui\u{a0}»\u{202f}; non\u{202f}!'],
  ['pl', 'Pyta: "co znaczy \'nic\'?"', 'Pyta: „co znaczy «nic»?”'],
  ['pl', 'A i w domu, z psem; na co?', 'A\u{a0}i\u{a0}w\u{a0}domu, z\u{a0}psem; na co?'],
  ['sv', 'Hon sa "nej".', 'Hon sa ”nej”.'],
  ['es-US', '¿Qué es "eso"?', '¿Qué es “eso”?'],
])('in %s, %s becomes %s', (language, text, set) => {
  expect(typeset(text, language)).toBe(set)
  expect(typeset(set, language)).toBe(set)
})
