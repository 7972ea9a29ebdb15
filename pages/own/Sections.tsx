import { Contents } from '#components/contents/Contents.tsx'
import { Html } from '#components/html/Html.tsx'
import { Section } from '#components/section/Section.tsx'
import { blockIds } from '#engine/content/block-ids.ts'
import { isEnd, type Block } from '#engine/schemas/blocks/index.ts'
import { bodyOf, headPhotoOf, type SectionBlock, type Source } from './body.tsx'
import { placesOf } from './rhythm.ts'

/** Pages with fewer sections need no contents list. */
const fewestListed = 4

/** The blocks of a page except its end, the call to action or form. Build time only. */
export function Sections({ blocks, ...source }: Source & { blocks: readonly Block[] }) {
  const sections = blocks.filter((block): block is SectionBlock => !isEnd(block))
  const places = placesOf(sections)
  const ids = blockIds(sections)
  const items = sections.map(({ heading }, index) => ({ id: ids[index] ?? '', heading }))
  return (
    <>
      {items.length >= fewestListed && <Contents isCompact items={items} />}
      {sections.map((block, index) => (
        <Section
          key={block.heading}
          id={ids[index] ?? ''}
          heading={block.heading}
          {...(block.note && { note: block.note })}
          {...places[index]}
          picture={headPhotoOf(block, source)}
        >
          {'text' in block && block.type !== 'quote' && block.text && <Html of={block.text} />}
          {bodyOf(block, source)}
        </Section>
      ))}
    </>
  )
}
