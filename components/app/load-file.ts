/** The files that {@link loadFile} has requested, by address; for stylesheets, when they arrive. */
const requested = new Map<string, Promise<unknown> | undefined>()

/** Adds a stylesheet at the end of the page, for the reason in renderer/boot/start-app.ts. */
const addStyles = (href: string, media: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media })
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      requested.delete(href)
      reject(new Error(`${href} could not be loaded`))
    })
    document.body.append(link)
  })

/**
 * Requests a script of the build, unless the page has it already, or loads a stylesheet.
 * @param media Where a stylesheet applies, as in HTML; empty means everywhere.
 * @throws {Error} If a stylesheet can't be loaded; the next call then tries again.
 */
export async function loadFile(href: string, media = ''): Promise<void> {
  if (!requested.has(href) && !document.querySelector(`link[href="${href}"]`)) {
    const styles = href.endsWith('.css') ? addStyles(href, media) : undefined
    requested.set(href, styles)
    // Not a `modulepreload`: WebKit remembers a failed one, even in the next document.
    if (!styles) fetch(href).catch(() => {})
  }
  await requested.get(href)
}
