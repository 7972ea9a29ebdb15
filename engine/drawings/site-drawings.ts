import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Drawing, Image } from '../../model/picture.ts'
import type { Fault } from '../faults/fault.ts'
import { hashedFolder } from '../hosting/hashed-folder.ts'
import { readIfThere } from '../process/read-if-there.ts'
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

/** The forms of a drawing: for wide screens, for phones, and for cards. All but the first are part of the file's name. */
type Form = 'wide' | 'narrow' | 'card'

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
  return { src: `${hashedFolder}drawings/${name}-${hash('sha256', svg).slice(0, 8)}.svg`, width, height }
}

/** The drawing files in the site's folder, in a stable order, with their forms, by folder and name: `services/saas`. */
function find(root: string): Map<string, { source: string; form: Form }[]> {
  const site = siteFolder(root)
  const files = globSync(`{${Object.keys(folders).join(',')}}/*.svg`, { cwd: path.join(root, site) })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
    .map((file) => {
      const [, key = '', form = 'wide'] = /^(.*?)(?:\.(narrow|card))?\.svg$/.exec(file) ?? []
      return { source: `${site}/${file}`, key, form: form as Form }
    })
  return Map.groupBy(files, ({ key }) => key)
}

/**
 * All drawings of the site.
 * @returns The drawings by folder and name, such as `services/saas`; the files to write; and every fault.
 */
export function siteDrawings(root: string): {
  drawings: Record<string, Drawing>
  files: DrawingFile[]
  faults: Fault[]
} {
  const drawings: Record<string, Drawing> = {}
  const [files, faults]: [DrawingFile[], Fault[]] = [[], []]
  for (const [key, found] of find(root)) {
    const images: Partial<Record<Form, Image>> = {}
    const [folder, name] = key.split('/') as [keyof typeof folders, string]
    let words: Pick<Drawing, 'alt' | 'caption'> = { alt: '' }
    for (const { source, form } of found) {
      const { svg, faults: own } = readSvg(source, readFileSync(path.join(root, source), 'utf8'))
      faults.push(...own)
      if (!found.some((other) => other.form === 'wide')) {
        const problem = `is the form “${form}” of a drawing that is missing; expected ${key}.svg, too`
        faults.push({ file: source, line: 1, field: 'file', problem })
      } else if (svg) {
        const text = themed(svg)
        const image = imageOf(`${folders[folder]}${name}-${form}`, text, svg.view)
        files.push({ source, path: image.src, svg: text })
        images[form] = image
        // The wide form, whose words count, comes last.
        words = { alt: svg.alt, ...(svg.caption && { caption: svg.caption }) }
      }
    }
    const { wide, narrow, card } = images
    if (wide) drawings[key] = { ...words, wide, narrow: narrow ?? wide, card: card ?? wide }
  }
  return { drawings, files, faults }
}

/**
 * A drawing's form for cards in the colors of the dark theme, for formats without themes.
 * @param key The folder and name of a checked drawing.
 * @param place Attributes that position it in another drawing.
 */
export function cardIn(root: string, key: string, place: string): string {
  const stem = path.join(root, siteFolder(root), key)
  const { svg } = readSvg(key, readIfThere(`${stem}.card.svg`) ?? readFileSync(`${stem}.svg`, 'utf8'))
  return themed(svg!, ['dark'], place)
}
