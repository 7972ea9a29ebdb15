import { Html } from '#components/html/Html.tsx'
import { Section } from '#components/section/Section.tsx'
import { SiteMap, type SiteMapGroup } from '#components/site-map/SiteMap.tsx'
import { Tuck } from '#components/tuck/Tuck.tsx'
import type { PageFields } from '#engine/schemas/pages/index.ts'
import { keyOf } from '#model/rich-text.ts'

type ResourcesFields = PageFields['resources']

/** The checklists, each under its name. */
export const Checklists = ({ note, heading, text, items }: ResourcesFields['checklists']) => (
  <Section id="checklists" note={note} heading={heading} layout="wide" ground="vellum">
    <Html of={text} />
    <div className="checklists">
      {items.map((list) => (
        <div key={list.id} id={list.id} className="checklist">
          <h3>{list.name}</h3>
          <Html of={list.use} className="checklist__use" />
          <Tuck heading={list.name}>
            <ul className="checklist__items">
              {list.items.map((item) => (
                <Html key={keyOf(item)} as="li" of={item} className="checklist__item" />
              ))}
            </ul>
          </Tuck>
        </div>
      ))}
    </div>
  </Section>
)

interface ReadingProps extends Pick<ResourcesFields, 'glossary' | 'siteMap'> {
  groups: readonly SiteMapGroup[]
}

/** The glossary, and every page of the site. */
export const Reading = ({ glossary, siteMap, groups }: ReadingProps) => (
  <>
    <Section id="glossary" {...glossary} layout="ledger" ground="vellum">
      <Tuck>
        <dl className="glossary">
          {glossary.items.map(({ term, meaning }) => (
            <div key={term} className="glossary__entry">
              <dt className="glossary__term">{term}</dt>
              <Html as="dd" of={meaning} />
            </div>
          ))}
        </dl>
      </Tuck>
    </Section>
    <Section id="site-map" {...siteMap} layout="wide">
      <Tuck>
        <SiteMap groups={groups} />
      </Tuck>
    </Section>
  </>
)
