/** Recognizes the types of files by their first bytes, whatever their names. */

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Types by the brands of the HEIF container (ISO/IEC 23008-12, annex B; av1-avif, section 6). */
const brands: Readonly<Record<string, string>> = {
  avif: 'AVIF',
  avis: 'animated AVIF',
  ...Object.fromEntries('heic heim heis heix hevc hevx mif1 msf1'.split(' ').map((brand) => [brand, 'HEIC'])),
}

function heifType(bytes: Uint8Array): string | undefined {
  if (latin(bytes, 4, 8) !== 'ftyp') return undefined
  const [major = '', ...others] = latin(bytes, 8, 64).match(/.{4}/gs) ?? []
  // `mif1` only means that it is an image; the compatible brands say which type.
  const name = major === 'mif1' && others.includes('avif') ? 'avif' : major
  return brands[name] ?? 'video'
}

const signatures: readonly (readonly [type: string, starts: RegExp])[] = [
  ['JPEG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG\r\n/],
  ['WebP', /^RIFF....WEBP/s],
  ['TIFF', /^(?:II\*\0|MM\0\*)/],
  ['GIF', /^GIF8/],
  ['PDF', /^%PDF/],
  ['SVG', /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|svg)/i],
]

/** Whether a file name is that of a picture, even if it will be rejected for its capitals. */
export const isPictureName = (name: string): boolean => /^[^.].*\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(name)

/** The types of pictures that can be used. */
export const readableTypes: ReadonlySet<string> = new Set(['JPEG', 'PNG', 'WebP', 'AVIF', 'TIFF'])

/**
 * The type of a file.
 * @param bytes The whole file, or its beginning.
 * @returns The type's common name, such as `JPEG`; undefined if it is not one of those that people commonly try.
 */
export function fileType(bytes: Uint8Array): string | undefined {
  const start = latin(bytes, 0, 64)
  return signatures.find(([, starts]) => starts.test(start))?.[0] ?? heifType(bytes)
}

/** Whether a PNG is animated, that is, has an animation control before its image (PNG, third edition, 5.6). */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const chunks = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const control = chunks.indexOf('acTL')
  return control >= 0 && control < chunks.indexOf('IDAT')
}

/** How to make a picture from files of other types. */
const exports: Readonly<Record<string, string>> = {
  HEIC: 'export it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)',
  GIF: 'export one still frame as PNG or JPEG',
  SVG: 'an SVG is a drawing, not a photograph: name it in `drawing` or in the text, or export it as PNG',
  PDF: 'export the page as PNG or JPEG',
  'animated AVIF': 'export one still frame as PNG or JPEG',
  video: 'export one still frame as JPEG',
}

/** The problem with a file whose type is not supported, and what to do. */
export const wrongType = (type: string | undefined): string =>
  `is ${type ? `a file of type ${type}` : 'not a readable picture'}; expected JPEG, PNG, WebP, AVIF or TIFF: ${exports[type ?? ''] ?? 'export it as JPEG'}`

/** The type by the file name, for files that are rejected for their names. */
export const typeOfName = (name: string): string | undefined =>
  ({ heic: 'HEIC', heif: 'HEIC', gif: 'GIF', svg: 'SVG', pdf: 'PDF', mp4: 'video', mov: 'video' })[
    /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  ]
