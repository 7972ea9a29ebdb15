/** Characters of the largest drawing that is put into a page. Compressed, it adds less than a kilobyte. */
const largest = 3600

/** An SVG file as a `data:` URL (RFC 2397), in which a URL's forbidden characters are escaped. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURI(svg.replaceAll('"', "'")).replaceAll('#', '%23').replaceAll('&', '&amp;')}`

/** Shapes that are used several times, and their uses. */
const reused = /<(?:use\b|path id=)[^>]*(?:\/>|><\/(?:use|path)>)/g
const empty = /<(g|defs)\b[^>]*><\/\1>/g

/** A drawing without such shapes: without its lettering, which is most of its bytes. */
function withoutLettering(svg: string): string {
  const left = svg.replace(reused, '').replace(empty, '')
  return left === svg ? svg : withoutLettering(left)
}

/**
 * Puts the drawing of the first screen into the page, where it costs no round trip of its own: that of a card
 * (components/plate/Cover.tsx) whole, one at full width (components/plate/Plate.tsx) without its lettering, which
 * comes with the file that then covers it. React has written a preload for a card's file, which goes.
 * @param drawingAt The text of the drawing with this address, if there is one.
 */
export function inlineFirstPicture(html: string, drawingAt: (address: string) => string | undefined): string {
  const [tag = '', kind, address = ''] =
    /<img class="(cover|plate__image plate__first)"[^>]*? src="([^"]+)"[^>]* data-first=""[^>]*>/.exec(
      html,
    ) ?? []
  const whole = drawingAt(address)
  const svg = whole && kind !== 'cover' ? withoutLettering(whole) : whole
  if (!svg || svg.length > largest) return html
  return html
    .replace(`<link rel="preload" as="image" href="${address}">`, '')
    .replace(tag, () =>
      tag.replace(address, () => dataUrl(svg)).replace(/ loading="lazy"| data-first=""/g, ''),
    )
}
