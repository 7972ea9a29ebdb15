import { Contents } from '#components/contents/Contents.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import type { Picture } from '#components/plate/picture.ts'
import { PriceFirst } from './PriceFirst.tsx'
import { QuestionFirst } from './QuestionFirst.tsx'
import type { ShownService } from './shown-service.ts'
import { StoryFirst } from './StoryFirst.tsx'
import { sections } from './sections.ts'

/** The sections in their order on the page, which may have headings of its own for them. */
function partsOf({ shape, headings, bodyHeading: body, related }: ShownService) {
  const own: Readonly<Partial<Record<string, { heading: string }>>> = { ...headings, body }
  return Object.entries(sections[shape])
    .filter(([part]) => part !== 'related' || related.length > 0)
    .map(([part, section]) => ({ heading: part, ...section, ...own[part] }))
}

/** The page's drawing: its argument in one picture. */
export const Drawn = ({ plate }: { plate: Picture | undefined }) =>
  plate && (
    <div className="sheet">
      <Plate {...plate} eager />
    </div>
  )

/** The page's own part: what follows, then its sections in the order that its reader asks for. */
export const Told = (service: ShownService) => (
  <>
    <Contents isCompact items={partsOf(service)} />
    {service.shape === 'price' && <PriceFirst {...service} />}
    {service.shape === 'story' && <StoryFirst {...service} />}
    {service.shape === 'question' && <QuestionFirst {...service} />}
  </>
)
