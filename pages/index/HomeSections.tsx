import type { ComponentProps } from 'react'
import { ButtonLink } from '#components/button/Button.tsx'
import { Cards } from '#components/cards/Cards.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Photo } from '#components/photo/Photo.tsx'
import { Cover } from '#components/plate/Cover.tsx'
import type { Image } from '#components/plate/picture.ts'
import { Section } from '#components/section/Section.tsx'
import { ServiceGroups } from '#components/service-groups/ServiceGroups.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { Html } from '#components/html/Html.tsx'
import type { RenderedHtml } from '#model/rich-text.ts'
import type { PageFields } from '#engine/schemas/pages/index.ts'

interface HomeSectionsProps extends ComponentProps<typeof ServiceGroups> {
  page: PageFields['home']
  work: ComponentProps<typeof Cards>['items']
  /** All places on one map; nothing where the site has no pages of places. */
  region: Image | undefined
  /** Of work at a client's, in place of the map. */
  photo: RenderedHtml | undefined
}

/** Everything below the hero. */
export const HomeSections = ({ page, groups, work, region, photo }: HomeSectionsProps) => (
  <>
    <Contents
      isCompact
      items={[
        { id: 'audience', heading: page.audience.heading },
        { id: 'services', heading: page.services.heading },
        ...(page.work && work.length > 0 ? [{ id: 'work', heading: page.work.heading }] : []),
        { id: 'steps', heading: page.steps.heading },
        { id: 'proof', heading: page.proof.heading },
        ...(page.where && region ? [{ id: 'where', heading: page.where.heading }] : []),
      ]}
    />
    <Section id="audience" note={page.audience.note} heading={page.audience.heading} layout="type">
      <Html of={page.audience.text} className="lead" />
    </Section>
    <Section
      id="services"
      note={page.services.note}
      heading={page.services.heading}
      layout="ledger"
      ground="vellum"
    >
      <ServiceGroups groups={groups} />
    </Section>
    {page.work && work.length > 0 && (
      <Section id="work" note={page.work.note} heading={page.work.heading} layout="wide" ground="blueprint">
        <Cards items={work} />
      </Section>
    )}
    <Section id="steps" note={page.steps.note} heading={page.steps.heading} layout="wide">
      <Steps steps={page.steps.items} />
    </Section>
    <Section id="proof" note={page.proof.note} heading={page.proof.heading} layout="spread" ground="vellum">
      <NamedList items={page.proof.items} />
    </Section>
    {page.where && region && (
      <Section
        id="where"
        note={page.where.note}
        heading={page.where.heading}
        picture={photo ? <Photo {...photo} /> : <Cover {...region} />}
      >
        <Html of={page.where.text} className="lead" />
        <ButtonLink to="/locations/" variant="outline">
          {page.where.action}
        </ButtonLink>
      </Section>
    )}
  </>
)
