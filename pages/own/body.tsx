import { statSync } from 'node:fs'
import path from 'node:path'
import type { ReactNode } from 'react'
import { Cards } from '#components/cards/Cards.tsx'
import { Ticks } from '#components/lists/Ticks.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Photo } from '#components/photo/Photo.tsx'
import { PictureList } from '#components/picture-list/PictureList.tsx'
import { Cover } from '#components/plate/Cover.tsx'
import { PriceRanges } from '#components/price-ranges/PriceRanges.tsx'
import { Questions } from '#components/questions/Questions.tsx'
import { Quotations } from '#components/quotations/Quotations.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import type { Content } from '#engine/content/content.ts'
import { publicFolder } from '#engine/content/documents.ts'
import { menuLabel } from '#engine/content/menu-label.ts'
import { pageDescriber } from '#engine/content/page-fields.ts'
import { illustrated } from '#engine/drawings/of-page.ts'
import { pagePhoto } from '#engine/pictures/page-photo.ts'
import type { Block, BlockOf } from '#engine/schemas/blocks/index.ts'
import type { PictureUse } from '#engine/schemas/picture.ts'
import { withBase } from '#model/base-path.ts'
import { site } from '#model/site.ts'
import { priceLines } from '#model/terms.ts'
import { listed } from '#model/written.ts'
import { areaOf } from '#pages/locations/area.ts'
import { PlaceIndex } from '#pages/locations/PlaceIndex.tsx'
import { PlacesMap } from '#pages/locations/PlacesMap.tsx'
import { PriceList } from '#pages/pricing/PriceList.tsx'

export type SectionBlock = Exclude<Block, BlockOf<'action' | 'form'>>

/** What blocks need besides their own fields. */
export interface Source {
  content: Content
  /** The file of the page, which names its photographs. */
  file: string
}

/** A photograph of the page, if there is one. */
const photoOf = (use: PictureUse | undefined, { file }: Source): ReactNode =>
  use && <Photo {...pagePhoto(use, file).html} />

type Bodies = {
  readonly [Type in SectionBlock['type']]: (block: BlockOf<Type>, source: Source) => ReactNode
}

const bodies: Bodies = {
  text: ({ paragraphs, points }) => (
    <>
      <Paragraphs texts={paragraphs} />
      {points && <Ticks items={points} />}
    </>
  ),
  cards: (block, { content }) => <Cards items={cardsOf(block, content)} />,
  steps: ({ items }) => <Steps steps={items} />,
  prices: (block, { content }) => {
    const keys = priceKeysOf(block, content)
    return keys.length > 0 ? <PriceRanges ranges={priceLines(keys)} /> : <PriceList content={content} />
  },
  products: ({ items }, source) => (
    <PictureList
      items={items.map(({ price, photo, ...item }) => ({
        ...item,
        detail: price,
        picture: photoOf(photo, source),
      }))}
    />
  ),
  questions: ({ items }) => <Questions questions={items} />,
  gallery: ({ photos }, source) => (
    <ul className="picture-list">
      {photos.map((use) => (
        <li key={use.file} className="picture-list__photo">
          {photoOf(use, source)}
        </li>
      ))}
    </ul>
  ),
  quote: (block) => <Quotations items={[block]} />,
  reviews: ({ items }) => <Quotations items={items} />,
  people: ({ items }, source) => (
    <PictureList
      items={items.map(({ role, photo, ...item }) => ({
        ...item,
        detail: role,
        picture: photoOf(photo, source),
      }))}
    />
  ),
  map: (_block, { content }) => <Places content={content} />,
  download: ({ items }) => (
    <ul className="ticks">
      {items.map(({ name, document }) => (
        <li key={document}>
          <a href={withBase(`/${document}`)}>{name}</a> ({kindAndSize(document)})
        </li>
      ))}
    </ul>
  ),
}

/** The content below a block's heading. Build time only. */
export const bodyOf = (block: SectionBlock, source: Source): ReactNode =>
  (bodies[block.type] as (of: SectionBlock, source: Source) => ReactNode)(block, source)

/** The photograph beside a block's text. */
export const headPhotoOf = (block: SectionBlock, source: Source): ReactNode =>
  block.type === 'text' && photoOf(block.photo, source)

function cardsOf({ items }: BlockOf<'cards'>, content: Content) {
  const describe = pageDescriber(content)
  const cards = items.map(({ page, label, text }) => {
    const { fields } = describe(page)
    // On a main page, fields with these names may be sections.
    const { label: own, name } = fields as { label?: unknown; name?: unknown }
    const known = [label, own, name].find((each) => typeof each === 'string')
    const teaser = { label: known ?? menuLabel(page) ?? fields.title, href: page, summary: fields.card }
    const { summary, ...card } = illustrated(teaser)
    return { ...card, text: text ?? summary }
  })
  // Next to cards with drawings, a card without one would look broken.
  const areDrawn = cards.every(({ image }) => image)
  return cards.map(({ image, ...card }) => ({
    ...card,
    picture: areDrawn && image && <Cover {...image} />,
  }))
}

/** The keys of the prices that a block shows. */
function priceKeysOf({ services, work }: BlockOf<'prices'>, content: Content): string[] {
  const ofServices = services.flatMap(
    (slug) => content.services.find((service) => service.slug === slug)?.fields.pricing.ranges ?? [],
  )
  return [...new Set([...ofServices, ...work])]
}

/** The map of all places with their list, as on the locations page. */
function Places({ content }: { content: Content }) {
  const { page, map, groups } = areaOf(content)
  return (
    <>
      {map && <PlacesMap map={map} label={page.map.drawing} />}
      <p className="counties__credit">{page.map.credit}</p>
      <PlaceIndex groups={groups} />
    </>
  )
}

/** “PDF, 120 kB”. */
function kindAndSize(document: string): string {
  const { size } = statSync(path.join(publicFolder(process.cwd()), document))
  const [unit, amount] = size < 1_000_000 ? ['kilobyte', size / 1000] : ['megabyte', size / 1_000_000]
  const format = new Intl.NumberFormat(site.language, { style: 'unit', unit, maximumSignificantDigits: 2 })
  const kind = path.extname(document).slice(1).toUpperCase()
  return listed([kind, format.format(Math.max(amount, 1)).replace(/\s/g, ' ')])
}
