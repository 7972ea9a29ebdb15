import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Drawing, Image } from '../../components/plate/picture.ts'
import type { Fault } from '../faults/fault.ts'
import { hashedFolder } from '../hosting/hashed-folder.ts'
import { siteFolder } from '../process/site-folder.ts'
import { readSvg, type Svg } from './read-svg.ts'
import { themed } from './themed.ts'

/** The folders of a site that may contain drawings, with the prefixes that file names get in the build. */
export const folders = {
  drawings: '',
  services: 'service-',
  'case-studies': 'case-study-',
  blog: 'insight-',
  locations: 'location-',
  legal: 'legal-',
  pages: 'page-',
} as const

const isFolder = (name: string): name is keyof typeof folders => name in folders

/** The forms of a drawing, with their endings before `.svg`: for wide screens, for phones, and for cards. */
const forms = { wide: '', narrow: '.narrow', card: '.card' } as const
type Form = keyof typeof forms

/** A drawing's file in the build. */
export interface DrawingFile {
  /** The path of its source from the project's root. */
  source: string
  /** Its path on the site. */
  path: string
  svg: string
}

/** A drawing as an image, whose file name contains a hash of its content. */
export function imageOf(name: string, svg: string, [, , width, height]: Svg['view']): Image {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  return { src: `${hashedFolder}drawings/${name}-${hash}.svg`, width, height }
}

interface Found {
  source: string
  /** The folder and name, without form and extension: `services/saas`. */
  key: string
  form: Form
}

/** The drawing files in the site's folder, in a stable order. */
function find(root: string): Found[] {
  const site = siteFolder(root)
  return globSync(`{${Object.keys(folders).join(',')}}/*.svg`, { cwd: path.join(root, site) })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
    .map((file) => {
      const [, key = '', form = 'wide'] = /^(.*?)(?:\.(narrow|card))?\.svg$/.exec(file) ?? []
      return { source: `${site}/${file}`, key, form: form as Form }
    })
}

/** How the file's name in the build begins: with `service-saas` for `services/saas`. */
function nameOf(key: string): string {
  const [folder = '', name = ''] = key.split('/')
  return isFolder(folder) ? folders[folder] + name : name
}

/** Reads a file, and reports its faults. */
function read(root: string, { source, key, form }: Found, known: ReadonlySet<string>) {
  const { svg, faults } = readSvg(source, readFileSync(path.join(root, source), 'utf8'))
  const problem = `is the form “${form}” of a drawing that is missing; expected ${key}.svg, too`
  const alone: Fault[] = known.has(key) ? [] : [{ file: source, line: 1, field: 'file', problem }]
  return { svg, faults: [...faults, ...alone] }
}

/**
 * All drawings of the site.
 * @param root The project's root.
 * @returns The drawings by folder and name, such as `services/saas`; the files to write; and every fault.
 */
export function siteDrawings(root: string): {
  drawings: Record<string, Drawing>
  files: DrawingFile[]
  faults: Fault[]
} {
  const found = find(root)
  const known = new Set(found.filter(({ form }) => form === 'wide').map(({ key }) => key))
  const [files, faults]: [DrawingFile[], Fault[]] = [[], []]
  const images = new Map<string, Partial<Record<Form, Image>> & Partial<Pick<Svg, 'alt' | 'caption'>>>()
  for (const each of found) {
    const { svg, faults: own } = read(root, each, known)
    faults.push(...own)
    if (!svg || own.length > 0) continue
    const text = themed(svg)
    const image = imageOf(`${nameOf(each.key)}-${each.form}`, text, svg.view)
    files.push({ source: each.source, path: image.src, svg: text })
    images.set(each.key, {
      ...images.get(each.key),
      [each.form]: image,
      ...(each.form === 'wide' && { alt: svg.alt, caption: svg.caption }),
    })
  }
  const drawings = [...images].flatMap(([key, { alt = '', caption, wide, narrow, card }]) =>
    wide
      ? [
          [
            key,
            { alt, ...(caption && { caption }), wide, narrow: narrow ?? wide, card: card ?? wide },
          ] as const,
        ]
      : [],
  )
  return { drawings: Object.fromEntries(drawings), files, faults }
}

/**
 * A drawing's form for cards in the colors of the dark theme, for formats without themes.
 * @param key Its folder and name.
 * @param place Attributes that position it in another drawing.
 */
export function cardIn(root: string, key: string, place: string): string {
  const site = path.join(root, siteFolder(root))
  const source = [`${key}.card.svg`, `${key}.svg`].find((file) => globSync(file, { cwd: site }).length > 0)
  const { svg } = readSvg(key, source ? readFileSync(path.join(site, source), 'utf8') : '')
  return svg ? themed(svg, ['dark'], place) : ''
}
