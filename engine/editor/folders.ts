import type { z } from 'zod'
import { site } from '../../model/site.ts'
import { caseStudySchema } from '../schemas/case-study.ts'
import { jobSchema } from '../schemas/job.ts'
import { legalSchema } from '../schemas/legal.ts'
import { locationSchema } from '../schemas/location.ts'
import { postSchema } from '../schemas/post.ts'
import { menusSchema } from '../schemas/menus.ts'
import { pricesSchema } from '../schemas/prices.ts'
import { authorSchema, placeSchema } from '../schemas/records.ts'
import { redirectsSchema } from '../schemas/redirects.ts'
import { serviceSchema } from '../schemas/service.ts'
import { siteSchema } from '../schemas/site.ts'
import { ownWordsSchema } from '../site/words.ts'

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

/** The folders that can be edited. Their fields come from the schemas. */
export const editedFolders: readonly EditedFolder[] = [
  {
    folder: 'services',
    label: 'Services',
    singular: 'service',
    icon: 'design_services',
    schema: serviceSchema,
    title: 'label',
  },
  {
    folder: 'case-studies',
    label: 'Case studies',
    singular: 'case study',
    icon: 'inventory_2',
    schema: caseStudySchema,
    title: 'name',
  },
  {
    folder: 'locations',
    label: 'Locations',
    singular: 'location',
    icon: 'location_on',
    schema: locationSchema,
    title: 'name',
  },
  {
    folder: 'blog',
    label: 'Articles',
    singular: 'article',
    icon: 'article',
    schema: postSchema,
    title: 'title',
  },
  {
    folder: 'jobs',
    label: 'Jobs',
    singular: 'job',
    icon: 'work',
    schema: jobSchema,
    title: 'label',
  },
  {
    folder: 'legal',
    label: 'Legal pages',
    singular: 'legal page',
    icon: 'gavel',
    schema: legalSchema,
    title: 'title',
    isFixed: true,
  },
  {
    folder: 'places',
    label: 'Places on the map',
    singular: 'place',
    icon: 'map',
    schema: placeSchema,
    title: 'name',
    format: 'json',
  },
  {
    folder: 'authors',
    label: 'Authors',
    singular: 'author',
    icon: 'person',
    schema: authorSchema,
    title: 'name',
    format: 'json',
  },
]

/** The data files of the site, in groups, by their names without `.yaml`. */
export const editedFiles = {
  firm: {
    label: 'The firm',
    icon: 'storefront',
    files: { site: { label: 'Name, hours, colors and settings', schema: siteSchema } },
  },
  prices: {
    label: 'Prices',
    icon: 'payments',
    files: { prices: { label: 'What you charge and promise', schema: pricesSchema } },
  },
  menus: {
    label: 'Menus',
    icon: 'menu',
    files: {
      menus: { label: 'Menus', schema: menusSchema },
      redirects: { label: 'Redirects', schema: redirectsSchema },
    },
  },
  words: {
    label: 'Words',
    icon: 'translate',
    files: {
      words: {
        label: 'Texts of buttons and headings',
        schema: ownWordsSchema(process.cwd(), site.language),
      },
    },
  },
} as const

/**
 * The folder whose entries a reference names.
 * @throws {Error} If the editor doesn't know it.
 */
export function collectionNamed(folder: string): EditedFolder {
  const found = editedFolders.find((edited) => edited.folder === folder)
  if (!found) throw new Error(`A schema refers to content/${folder}, which the editor doesn't know.`)
  return found
}
