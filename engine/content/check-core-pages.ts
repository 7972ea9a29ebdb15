import { readFileSync } from 'node:fs'
import path from 'node:path'
import { notFound } from '../../sites/spanwright/pages/not-found.ts'
import { corePageSchema } from '../schemas/core-page.ts'
import type { PictureUse } from '../schemas/picture.ts'
import { corePages } from './core-pages.ts'
import { pictureFaults } from './picture-faults.ts'
import { photosFolder } from '../pictures/page-photo.ts'
import type { Survey } from '../pictures/survey.ts'
import { picturesIn, picturesNamedIn } from '../pictures/uses.ts'
import { schemaFaults } from './schema-faults.ts'
import type { Fault } from './fault.ts'

/** Faults in the shared fields of the core pages, and in their photographs. TypeScript checks all other fields. */
export function corePageFaults(root: string, survey: Survey): Fault[] {
  const pages = [...Object.values(corePages), { page: notFound, file: 'sites/spanwright/pages/not-found.ts' }]
  return pages.flatMap(({ page, file }) => {
    const result = corePageSchema.safeParse(page)
    return [
      ...(result.success ? [] : schemaFaults({ file, lineOf: () => 1 }, result.error)),
      ...corePictureFaults(file, root, { fields: result.data ?? page, title: page.title, survey }),
    ]
  })
}

function corePictureFaults(
  file: string,
  root: string,
  { fields, title, survey }: { fields: unknown; title: string; survey: Survey },
): Fault[] {
  return picturesNamedIn(fields).flatMap(({ named, at }) =>
    pictureFaults(named, { folder: photosFolder, title, survey }).map(({ field, problem }) => {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
      const line = Math.max(1, lines.findIndex((text) => text.includes(named.file)) + 1)
      return { file, line, field: [...at, field].join('.'), problem }
    }),
  )
}

/** The photographs of the core pages, once they are checked. */
export const corePictures = (): PictureUse[] =>
  Object.values(corePages).flatMap(({ page }) => picturesIn(corePageSchema.parse(page)))
