/** Characters of the largest drawing that is put into a page. Compressed, it adds less than a kilobyte. */
const largest = 3500

/** An SVG file as a `data:` URL (RFC 2397), in which a URL's forbidden characters are escaped. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURI(svg.replaceAll('"', "'")).replaceAll('#', '%23').replaceAll('&', '&amp;')}`

/**
 * Puts the drawing of the first screen, which components/plate/Cover.tsx marks, into the page, where it costs no round
 * trip of its own. React has written a preload for its file, which goes.
 * @param drawingAt The text of the drawing with this address, if there is one.
 */
export function inlineFirstPicture(html: string, drawingAt: (address: string) => string | undefined): string {
  const [tag = '', address = ''] = /<img class="cover" src="([^"]+)"[^>]* data-first=""/.exec(html) ?? []
  const svg = drawingAt(address)
  if (!svg || svg.length > largest) return html
  return html
    .replace(`<link rel="preload" as="image" href="${address}">`, '')
    .replace(tag, () => tag.replace(address, () => dataUrl(svg)).replace(' data-first=""', ''))
}
