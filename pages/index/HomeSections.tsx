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
import { home as page } from '#sites/spanwright/pages/home.ts'
import type { RenderedHtml } from '#model/rich-text.ts'
import { sections } from '#model/words/home.ts'

interface HomeSectionsProps extends ComponentProps<typeof ServiceGroups> {
  work: ComponentProps<typeof Cards>['items']
  /** All places on one map; nothing where the site has no pages of places. */
  region: Image | undefined
  /** Of work at a client's, in place of the map. */
  photo: RenderedHtml | undefined
}

/** Everything below the bridge. */
export const HomeSections = ({ groups, work, region, photo }: HomeSectionsProps) => (
  <>
    <Contents
      isCompact
      items={[
        { ...sections.audience, ...page.audience },
        sections.services,
        ...(work.length > 0 ? [{ ...sections.work, ...page.work }] : []),
        { ...sections.steps, ...page.steps },
        { ...sections.proof, ...page.proof },
        ...(region ? [{ ...sections.where, ...page.where }] : []),
      ]}
    />
    <Section {...sections.audience} heading={page.audience.heading} layout="type">
      <p className="lead">{page.audience.text}</p>
    </Section>
    <Section {...sections.services} layout="ledger" ground="vellum">
      <ServiceGroups groups={groups} />
    </Section>
    {work.length > 0 && (
      <Section {...sections.work} heading={page.work.heading} layout="wide" ground="blueprint">
        <Cards items={work} />
      </Section>
    )}
    <Section {...sections.steps} heading={page.steps.heading} layout="wide">
      <Steps steps={page.steps.items} />
    </Section>
    <Section {...sections.proof} heading={page.proof.heading} layout="spread" ground="vellum">
      <NamedList items={page.proof.items} />
    </Section>
    {region && (
      <Section
        id={sections.where.id}
        note={sections.where.note}
        heading={page.where.heading}
        picture={photo ? <Photo {...photo} /> : <Cover {...region} />}
      >
        <p className="lead">{page.where.text}</p>
        <ButtonLink to="/locations/" variant="outline">
          {sections.where.action}
        </ButtonLink>
      </Section>
    )}
  </>
)
