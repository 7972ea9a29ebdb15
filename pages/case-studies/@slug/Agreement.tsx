import { Html } from '#components/html/Html.tsx'
import { Link } from '#components/link/Link.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Paragraphs } from '#components/paragraphs/Paragraphs.tsx'
import { Section } from '#components/section/Section.tsx'
import type { Content } from '#engine/content/content.ts'
import type { Clause } from './filled-clauses.ts'

type AgreementFields = NonNullable<Content['caseStudies'][number]['fields']['agreement']>

/** What was agreed: the sheets, and the clauses of the sample agreement with the blanks filled in. */
export const Agreement = ({
  note,
  heading,
  lead,
  sheets,
  clauses,
  filled,
}: AgreementFields & { filled: readonly Clause[] }) => (
  <Section id="agreement" note={note} heading={heading} layout="type" ground="vellum">
    <Html of={lead} />
    <NamedList items={sheets} />
    <details className="fold">
      <summary>{clauses}</summary>
      <div className="prose">
        <ol>
          {filled.map(({ id, heading: name, paragraphs }) => (
            <li key={id}>
              <Link to={`/resources/sample-agreement/#${id}`}>{name}</Link>
              <Paragraphs texts={paragraphs} />
            </li>
          ))}
        </ol>
      </div>
    </details>
  </Section>
)
