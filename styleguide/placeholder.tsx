import { Photo } from '#components/photo/Photo.tsx'

/** A drawing of the given size that stands in for a photograph. */
const drawing = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="#7d8894"/>` +
  `<g fill="none" stroke="#11161d" stroke-width="6">` +
  `<path d="M0 ${height * 0.72}h${width}M${width * 0.1} ${height * 0.72}q${width * 0.4}-${height * 0.9} ${width * 0.8} 0"/>` +
  `<circle cx="${width * 0.78}" cy="${height * 0.26}" r="${height * 0.09}"/></g></svg>`

const alt = 'Placeholder: a drawn frame with an arch and a sun, where a photograph will be'

/** A photograph with the placeholder as its only file. */
export const placeholder = (width: number, height: number) => (
  <Photo
    html={`<div class="photo__frame"><picture><img class="photo__image" src="data:image/svg+xml,${encodeURIComponent(drawing(width, height))}" width="${width}" height="${height}" alt="${alt}"></picture></div><figcaption class="photo__caption annotation sheet">Photograph, ${width} by ${height}</figcaption>`}
  />
)
