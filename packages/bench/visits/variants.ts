import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { noBuild } from '../../../engine/process/build-error.ts'

/** The ways to serve the same pages. */
export const variants = ['site', 'no scripts', 'no pictures'] as const
export type Variant = (typeof variants)[number]

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g
const picture = /<picture\b[\s\S]*?<\/picture>|<svg\b[\s\S]*?<\/svg>|<img\b[^>]*>/g

/** The page without any scripts, which is the limit for its first paint. */
export const withoutScripts = (html: string): string => html.replace(script, '')

/** The page without scripts, pictures and drawings, which is the limit for its largest paint. */
export const withoutPictures = (html: string): string => withoutScripts(html).replace(picture, '')

const rewrites: Readonly<Record<Exclude<Variant, 'site'>, (html: string) => string>> = {
  'no scripts': withoutScripts,
  'no pictures': withoutPictures,
}

/**
 * Writes a copy of the built site for each variant.
 * @param dist The folder of the last build.
 * @param target The folder to write to; its contents are replaced.
 * @param pages The paths of the pages to rewrite; other pages stay as they are.
 * @returns The folder to serve for each variant.
 * @throws {BuildError} If there is no build.
 */
export function writeVariants(
  dist: string,
  target: string,
  pages: readonly string[],
): Record<Variant, string> {
  if (!existsSync(dist)) throw noBuild()
  rmSync(target, { recursive: true, force: true })
  const write = (variant: Exclude<Variant, 'site'>): string => {
    const folder = path.join(target, variant)
    mkdirSync(folder, { recursive: true })
    // This includes the files with the headers that hosts send.
    cpSync(dist, folder, { recursive: true })
    for (const page of pages) {
      const file = path.join(folder, 'client', page, 'index.html')
      writeFileSync(file, rewrites[variant](readFileSync(file, 'utf8')))
    }
    return path.join(folder, 'client')
  }
  return {
    site: path.join(dist, 'client'),
    'no scripts': write('no scripts'),
    'no pictures': write('no pictures'),
  }
}
