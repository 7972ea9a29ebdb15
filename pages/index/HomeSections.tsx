import type { ComponentProps } from 'react'
import { ButtonLink } from '#components/button/Button.tsx'
import { Cards } from '#components/cards/Cards.tsx'
import { Contents, contentsOf } from '#components/contents/Contents.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Photo } from '#components/photo/Photo.tsx'
import { Cover } from '#components/plate/Cover.tsx'
import type { Image } from '#model/picture.ts'
import { Section } from '#components/section/Section.tsx'
import { ServiceGroups } from '#components/service-groups/ServiceGroups.tsx'
import { Steps } from '#components/steps/Steps.tsx'
import { Html } from '#components/html/Html.tsx'
import type { RenderedHtml } from '#model/rich-text.ts'
import type { PageFields } from '#engine/schemas/pages/index.ts'

interface HomeSectionsProps extends ComponentProps<typeof ServiceGroups> {
  page: PageFields['home']
  work: ComponentProps<typeof Cards>['items']
  /** All places on one map; undefined if the site has no location pages. */
  region: Image | undefined
  /** A photograph of work at a client's, shown instead of the map. */
  photo: RenderedHtml | undefined
}

/** Everything below the hero. */
export const HomeSections = ({ page, groups, work, region, photo }: HomeSectionsProps) => (
  <>
    <Contents
      isCompact
      items={contentsOf({
        audience: page.audience,
        services: page.services,
        work: work.length > 0 && page.work,
        steps: page.steps,
        proof: page.proof,
        where: region && page.where,
      })}
    />
    <Section id="audience" {...page.audience} layout="type">
      <Html of={page.audience.text} className="lead" />
    </Section>
    <Section id="services" {...page.services} layout="ledger" ground="vellum">
      <ServiceGroups groups={groups} />
    </Section>
    {page.work && work.length > 0 && (
      <Section id="work" {...page.work} layout="wide" ground="blueprint">
        <Cards items={work} />
      </Section>
    )}
    <Section id="steps" {...page.steps} layout="wide">
      <Steps steps={page.steps.items} />
    </Section>
    <Section id="proof" {...page.proof} layout="spread" ground="vellum">
      <NamedList items={page.proof.items} />
    </Section>
    {page.where && region && (
      <Section id="where" {...page.where} picture={photo ? <Photo {...photo} /> : <Cover {...region} />}>
        <Html of={page.where.text} className="lead" />
        <ButtonLink to="/locations/" variant="outline">
          {page.where.action}
        </ButtonLink>
      </Section>
    )}
  </>
)
