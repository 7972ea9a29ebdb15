import { readFileSync } from 'node:fs'
import path from 'node:path'
import { about } from '../../../content/pages/about.ts'
import { blog } from '../../../content/pages/blog.ts'
import { careers } from '../../../content/pages/careers.ts'
import { contact } from '../../../content/pages/contact.ts'
import { errata } from '../../../content/pages/errata.ts'
import { home } from '../../../content/pages/home.ts'
import { locations } from '../../../content/pages/locations.ts'
import { notFound } from '../../../content/pages/not-found.ts'
import { projects } from '../../../content/pages/projects.ts'
import { research } from '../../../content/pages/research.ts'
import { resources } from '../../../content/pages/resources.ts'
import { sampleAgreement } from '../../../content/pages/sample-agreement.ts'
import { services } from '../../../content/pages/services.ts'
import type { CorePath } from '../../../content/routes.ts'
import { corePageSchema, type CorePage } from '../../../content/schemas/core-page.ts'
import type { PictureUse } from '../../../content/schemas/picture.ts'
import { pictureFaults } from './picture-faults.ts'
import { photosFolder } from '../pictures/page-photo.ts'
import type { Survey } from '../pictures/survey.ts'
import { picturesIn, picturesNamedIn } from '../pictures/uses.ts'
import { schemaFaults } from './schema-faults.ts'
import type { Fault } from './fault.ts'

/** The core pages whose text is typed data, with the file each comes from. */
export const corePages: Partial<Record<CorePath, { page: CorePage; file: string }>> = {
  '/': { page: home, file: 'content/pages/home.ts' },
  '/services/': { page: services, file: 'content/pages/services.ts' },
  '/about/': { page: about, file: 'content/pages/about.ts' },
  '/projects/': { page: projects, file: 'content/pages/projects.ts' },
  '/research/': { page: research, file: 'content/pages/research.ts' },
  '/contact/': { page: contact, file: 'content/pages/contact.ts' },
  '/blog/': { page: blog, file: 'content/pages/blog.ts' },
  '/locations/': { page: locations, file: 'content/pages/locations.ts' },
  '/resources/': { page: resources, file: 'content/pages/resources.ts' },
  '/resources/errata/': { page: errata, file: 'content/pages/errata.ts' },
  '/resources/sample-agreement/': { page: sampleAgreement, file: 'content/pages/sample-agreement.ts' },
  '/careers/': { page: careers, file: 'content/pages/careers.ts' },
}

/** Faults in the shared fields of the core pages, and in their photographs. TypeScript checks all other fields. */
export function corePageFaults(root: string, survey: Survey): Fault[] {
  const pages = [...Object.values(corePages), { page: notFound, file: 'content/pages/not-found.ts' }]
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
