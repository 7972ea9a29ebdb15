import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { compile } from 'sass'
import { createServer } from 'vite'
import { writeDrawings } from '../engine/drawing-files/write-drawings.ts'
import { writeSubset } from '../engine/bundle/subset-fonts.ts'

/** Folders without a look of their own: other components, or a site in several languages, show what they do. */
const withoutLook = new Set(['backend', 'controls', 'language-switch', 'layout', 'link', 'lists', 'seo'])

/**
 * Renders the style guide into `.cache/styleguide`, outside the site, so that it is neither deployed nor indexed.
 * @param root The project's root.
 * @returns The folder, the names of the examples' pages, and the components that have no example yet.
 */
export async function buildStyleguide(root: string) {
  const folder = path.join(root, '.cache', 'styleguide')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await writeSubset(root)
  writeDrawings(folder, root)
  const styles = ['styles/main.scss', 'styleguide/guide.scss'].map(
    (file) => compile(path.join(root, file), { loadPaths: [root], logger: { warn: () => {} } }).css,
  )
  writeFileSync(
    path.join(folder, 'guide.css'),
    styles
      .join('\n')
      .replaceAll('../.cache/', '../')
      .replaceAll(/url\((["']?)\//g, 'url($1../../'),
  )

  const server = await createServer({
    root,
    configFile: false,
    define: { SITE_HAS_LANGUAGES: 'false' },
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react()],
    css: { preprocessorOptions: { scss: { loadPaths: [root] } } },
  })
  try {
    const { guidePages, shown } = (await server.ssrLoadModule(
      '/styleguide/render.tsx',
    )) as typeof import('./render.tsx')
    const pages = guidePages()
    // The pages are opened as files, with the drawings beside them.
    for (const { name, html } of pages)
      writeFileSync(path.join(folder, `${name}.html`), html.replaceAll('"/assets/', '"assets/'))
    const components = readdirSync(path.join(root, 'components'))
    return {
      folder,
      examples: pages.map(({ name }) => name).filter((name) => name !== 'index'),
      missing: components.filter((name) => !withoutLook.has(name) && !shown.has(name)),
    }
  } finally {
    await server.close()
  }
}
