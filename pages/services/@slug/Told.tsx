import { Plate } from '#components/plate/Plate.tsx'
import type { Picture } from '#components/plate/picture.ts'
import { PriceFirst } from './PriceFirst.tsx'
import { QuestionFirst } from './QuestionFirst.tsx'
import type { ShownService } from './shown-service.ts'
import { StoryFirst } from './StoryFirst.tsx'

/** The page's own part: its drawing, then its sections in the order that its reader asks for. */
export const Told = ({ plate, service }: { plate: Picture; service: ShownService }) => (
  <>
    <div className="sheet">
      <Plate {...plate} eager />
    </div>
    {service.shape === 'price' && <PriceFirst {...service} />}
    {service.shape === 'story' && <StoryFirst {...service} />}
    {service.shape === 'question' && <QuestionFirst {...service} />}
  </>
)
