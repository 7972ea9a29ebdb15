import type { Collection, CollectionDivider, Field } from '@sveltia/cms'
import { fieldOf, fieldsOf, words } from './fields.ts'
import { allMainPages, mainPageFile, mainPages } from '../content/main-pages.ts'
import { blockTypes } from '../schemas/blocks/index.ts'
import { ownPageSchema } from '../schemas/blocks/own-page.ts'
import { pageSchemas } from '../schemas/pages/index.ts'
import { editedFiles, editedFolders, type EditedFolder } from './folders.ts'
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

/** A group of the site's data files. */
const files = (name: keyof typeof editedFiles): Collection => {
  const { label, icon, files: listed } = editedFiles[name]
  return {
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
  }
}

const divider = { divider: true } as const

/** The collections of some folders, in this order. */
const folders = (...names: readonly string[]) =>
  names.flatMap((name) => editedFolders.filter(({ folder }) => folder === name).flatMap(collectionsOf))

/** The collections of the editor, grouped as owners think of them. */
export const collections = (): (Collection | CollectionDivider)[] => [
  files('firm'),
  pages(),
  ownPages(),
  files('prices'),
  divider,
  ...folders('services', 'case-studies'),
  divider,
  ...folders('locations', 'places'),
  divider,
  ...folders('blog', 'authors', 'jobs'),
  divider,
  files('menus'),
  files('words'),
  ...folders('legal'),
]
