import type { Collection, CollectionDivider, Field } from '@sveltia/cms'
import type { z } from 'zod'
import { site } from '../../model/site.ts'
import { fieldOf, fieldsOf, words } from './fields.ts'
import { allMainPages, mainPageFile, mainPages } from '../content/main-pages.ts'
import { blockTypes } from '../schemas/blocks/index.ts'
import { ownPageSchema } from '../schemas/blocks/own-page.ts'
import { menusSchema } from '../schemas/menus.ts'
import { pageSchemas } from '../schemas/pages/index.ts'
import { pricesSchema } from '../schemas/prices.ts'
import { redirectsSchema } from '../schemas/redirects.ts'
import { siteSchema } from '../schemas/site.ts'
import { ownWordsSchema } from '../site/words.ts'
import { editedFolders, type EditedFolder } from './folders.ts'
import { defined, shapeOf, tagOf, type Shape } from './schema.ts'
import { siteFolder } from '../process/site-folder.ts'

/** The input for the text below the front matter. */
const body: Field = { name: 'body', label: 'Text', widget: 'markdown', required: false }

const slugRule = 'Lowercase letters, digits and hyphens, such as new-page.'

/** The editor's names for the formats of files. */
const formats = {
  json: { format: 'json', extension: 'json' },
  markdown: { format: 'yaml-frontmatter', extension: 'md' },
  yaml: { format: 'yaml', extension: 'yaml' },
} as const

type Entries = Omit<EditedFolder, 'label' | 'schema'>

const shared = ({ folder, singular, icon, title, format = 'markdown', isFixed }: Entries) => ({
  folder: `${siteFolder(process.cwd())}/${folder}`,
  label_singular: words(singular),
  icon,
  identifier_field: title,
  summary: `{{${title}}}`,
  // Pictures are beside the files that name them.
  media_folder: '',
  public_folder: '',
  ...formats[format],
  ...(isFixed ? { create: false, delete: false, duplicate: false } : {}),
  slug: {
    template: `{{${title}}}`,
    editable: ['create' as const],
    hint: `The last part of the address. ${slugRule}`,
    pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', slugRule] as [string, string],
  },
})

const fieldsIn = ({ format = 'markdown' }: EditedFolder, shape: Shape): Field[] => [
  ...fieldsOf(shape),
  ...(format === 'markdown' ? [body] : []),
]

/**
 * The collections of a folder whose entries differ in shape: one for each shape, because the editor has no conditional
 * fields.
 */
const byShape = (edited: EditedFolder, variants: readonly Shape[]): Collection[] =>
  variants.map((variant) => {
    const { name: field, value } = tagOf(variant)
    return {
      ...shared(edited),
      name: `${edited.folder}-${value}`,
      label: `${edited.label}: ${variant.title}`,
      ...defined({ description: variant.description }),
      filter: { field, value },
      fields: fieldsIn(edited, variant),
    }
  })

/** A hidden collection of all entries of a folder, whatever their shape, for references to them. */
const whole = (edited: EditedFolder): Collection => ({
  ...shared(edited),
  name: edited.folder,
  label: edited.label,
  hide: true,
  fields: [{ name: edited.title, label: words(edited.title), widget: 'string' }],
})

function collectionsOf(edited: EditedFolder): Collection[] {
  const shape = shapeOf(edited.schema)
  if (shape.oneOf) return [...byShape(edited, shape.oneOf), whole(edited)]
  return [{ ...shared(edited), name: edited.folder, label: edited.label, fields: fieldsIn(edited, shape) }]
}

/** The main pages of this site; each is a file. */
const pages = (): Collection => ({
  name: 'pages',
  label: 'Pages',
  icon: 'home',
  files: allMainPages
    .filter(({ name }) => mainPages.includes(name))
    .map(({ name, label }) => ({
      name,
      label,
      file: mainPageFile(name),
      media_folder: `/${siteFolder(process.cwd())}/photos`,
      public_folder: '',
      fields: fieldsOf(shapeOf(pageSchemas[name])),
    })),
})

/** The owner's own pages. They are beside the main pages' files, and are the ones that have blocks. */
const ownPages = (): Collection => ({
  ...shared({
    folder: 'pages',
    singular: 'page',
    icon: 'dashboard_customize',
    title: 'label',
    format: 'yaml',
  }),
  name: 'own-pages',
  label: 'Pages of your own',
  description: 'The theme’s sections in any order: an Impressum, an FAQ, a landing page.',
  media_folder: `/${siteFolder(process.cwd())}/photos`,
  filter: { field: 'blocks.0.type', value: blockTypes },
  fields: fieldsOf(shapeOf(ownPageSchema)),
})

/** A group of data files, with the label and the schema of each, by their names without `.yaml`. */
const files = (
  name: string,
  label: string,
  icon: string,
  listed: Readonly<Record<string, readonly [label: string, schema: z.core.$ZodType]>>,
): Collection => ({
  name,
  label,
  icon,
  files: Object.entries(listed).map(([file, [shown, schema]]) => {
    const shape = shapeOf(schema)
    return {
      name: file,
      label: shown,
      file: `${siteFolder(process.cwd())}/${file}.yaml`,
      // A file that is only a list of names and values has no field around them.
      fields: shape.properties ? fieldsOf(shape) : [{ ...fieldOf(file, shape), root: true } as Field],
    }
  }),
})

const divider = { divider: true } as const

/** The collections of some folders, in this order. */
const folders = (...names: readonly string[]) =>
  names.flatMap((name) => editedFolders.filter(({ folder }) => folder === name).flatMap(collectionsOf))

/** The collections of the editor, grouped as owners think of them. */
export const collections = (): (Collection | CollectionDivider)[] => [
  files('firm', 'The firm', 'storefront', { site: ['Name, hours, colors and settings', siteSchema] }),
  pages(),
  ownPages(),
  files('prices', 'Prices', 'payments', { prices: ['What you charge and promise', pricesSchema] }),
  divider,
  ...folders('services', 'case-studies'),
  divider,
  ...folders('locations', 'places'),
  divider,
  ...folders('blog', 'authors', 'jobs'),
  divider,
  files('menus', 'Menus', 'menu', {
    menus: ['Menus', menusSchema],
    redirects: ['Redirects', redirectsSchema],
  }),
  files('words', 'Words', 'translate', {
    words: ['Texts of buttons and headings', ownWordsSchema(process.cwd(), site.language)],
  }),
  ...folders('legal'),
]
