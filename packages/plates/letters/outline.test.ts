import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lettersFile } from '../../../engine/drawings/lettering.ts'
import { outlineLetters } from './outline.ts'

test('the committed letters are those of the typeface: "npm run draw -w packages/plates" writes them', async () => {
  expect(JSON.parse(readFileSync(lettersFile, 'utf8'))).toEqual(await outlineLetters())
})
