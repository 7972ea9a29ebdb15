/** Kinds of files, by the ends of their addresses; anything else is data. */
const kinds = {
  code: /\.js$/,
  styles: /\.css$/,
  fonts: /\.woff2$/,
  pictures: /\.(?:svg|png|jpe?g|webp|avif|ico)$/,
}
export type Kind = 'document' | 'data' | keyof typeof kinds

/**
 * What has been loaded since the visitor came.
 * @param entries What the browser recorded (Resource Timing).
 * @param origin The site's; files of other sites are left out.
 * @returns The compressed bytes by kind, and the number of files.
 */
export function loaded(entries: readonly PerformanceEntry[], origin: string) {
  const bytes: Record<Kind, number> = { document: 0, code: 0, styles: 0, fonts: 0, pictures: 0, data: 0 }
  const own = entries.filter(
    (entry): entry is PerformanceResourceTiming =>
      'encodedBodySize' in entry && entry.name.startsWith(origin),
  )
  for (const { entryType, name, encodedBodySize } of own) {
    const { pathname } = new URL(name)
    const kind = (Object.keys(kinds) as (keyof typeof kinds)[]).find((key) => kinds[key].test(pathname))
    bytes[entryType === 'navigation' ? 'document' : (kind ?? 'data')] += encodedBodySize
  }
  return { bytes, files: own.length }
}
