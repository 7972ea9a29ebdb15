import type { z } from 'zod'
import { caseStudySchema } from '../schemas/case-study.ts'
import { jobSchema } from '../schemas/job.ts'
import { legalSchema } from '../schemas/legal.ts'
import { locationSchema } from '../schemas/location.ts'
import { postSchema } from '../schemas/post.ts'
import { authorSchema, placeSchema } from '../schemas/records.ts'
import { serviceSchema } from '../schemas/service.ts'

/** A folder of content in the editor. */
export interface EditedFolder {
  /** Its name in `content`. */
  folder: string
  label: string
  /** What one of its entries is called. */
  singular: string
  icon: string
  schema: z.core.$ZodType
  /** The field that names an entry. */
  title: string
  /** Markdown by default. */
  format?: 'markdown' | 'json' | 'yaml'
  /** Whether files can be neither added nor deleted, because code refers to them by name. */
  isFixed?: true
}

const row = (
  name: string,
  label: string,
  singular: string,
  icon: string,
  title: string,
  schema: z.core.$ZodType,
  more: Pick<EditedFolder, 'format' | 'isFixed'> = {},
): EditedFolder => ({ folder: name, label, singular, icon, title, schema, ...more })

/** The folders that can be edited. Their fields come from the schemas. */
export const editedFolders: readonly EditedFolder[] = [
  row('services', 'Services', 'service', 'design_services', 'label', serviceSchema),
  row('case-studies', 'Case studies', 'case study', 'inventory_2', 'name', caseStudySchema),
  row('locations', 'Locations', 'location', 'location_on', 'name', locationSchema),
  row('blog', 'Articles', 'article', 'article', 'title', postSchema),
  row('jobs', 'Jobs', 'job', 'work', 'label', jobSchema),
  row('legal', 'Legal pages', 'legal page', 'gavel', 'title', legalSchema, { isFixed: true }),
  row('places', 'Places on the map', 'place', 'map', 'name', placeSchema, { format: 'json' }),
  row('authors', 'Authors', 'author', 'person', 'name', authorSchema, { format: 'json' }),
]

/**
 * The folder whose entries a reference names.
 * @throws {Error} If the editor doesn't know it.
 */
export function collectionNamed(folder: string): EditedFolder {
  const found = editedFolders.find((edited) => edited.folder === folder)
  if (!found) throw new Error(`A schema refers to content/${folder}, which the editor doesn't know.`)
  return found
}
