import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { photograph } from '../../tests/sample-pictures.ts'
import { writeFiles } from '../process/write-files.ts'
import { ledgerFile, readLedger } from './ledger.ts'
import { surveyPictures } from './survey.ts'

test('only new and changed pictures are read, and deleted ones are forgotten', async () => {
  const root = temporaryFolder('survey')
  writeFiles(root, { 'content/blog/a.md': '', 'content/photos/broken.jpg': 'no picture' })
  const png = path.join(root, 'content/blog/good.png')
  writeFileSync(png, await photograph(90, 60).png().toBuffer())
  const survey = () =>
    Object.fromEntries(
      [...surveyPictures(root).pictures].map(([file, found]) => [
        file,
        'problem' in found ? found.problem : found.width,
      ]),
    )
  const broken = expect.stringContaining('not a readable picture') as unknown
  expect(survey()).toEqual({ 'content/blog/good.png': 90, 'content/photos/broken.jpg': broken })

  /** Changes the stored results, which shows whether they are used. */
  const forge = (change: (text: string) => string) =>
    writeFileSync(ledgerFile(root), change(readFileSync(ledgerFile(root), 'utf8')))
  forge((text) => text.replace('"width":90', '"width":91'))
  const { mtimeMs } = statSync(ledgerFile(root))
  expect(survey()).toEqual({ 'content/blog/good.png': 91, 'content/photos/broken.jpg': broken })
  expect(statSync(ledgerFile(root)).mtimeMs).toBe(mtimeMs)
  utimesSync(png, 1, 1)
  expect(survey()['content/blog/good.png']).toBe(90)

  forge((text) => text.replace('"width":90', '"width":91').replace('"encoder":"', '"encoder":"older '))
  expect(survey()['content/blog/good.png']).toBe(90)
  expect(readLedger(root).encoder).toMatch(/^sharp \d+\.\d+\.\d+ \{?\[/)

  rmSync(path.join(root, 'content/photos/broken.jpg'))
  expect(survey()).toEqual({ 'content/blog/good.png': 90 })
  rmSync(png)
  expect(survey()).toEqual({})
  expect(readLedger(root).pictures).toEqual({})
})

test('without pictures, nothing is written', () => {
  const root = temporaryFolder('survey')
  writeFiles(root, { 'content/public.txt': '' })
  expect(surveyPictures(root).pictures.size).toBe(0)
  expect(readLedger(root)).toEqual({ encoder: '', pictures: {} })
})
