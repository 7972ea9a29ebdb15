import { useData } from 'vike-react/useData'
import { Day } from '#components/date/Day.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Link } from '#components/link/Link.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Section } from '#components/section/Section.tsx'
import { Sketch } from '#components/sketch/Sketch.tsx'
import { sections } from '#content/sections/blog.ts'
import { site } from '#content/site.ts'
import type { Data } from './+data.ts'

export default function BlogPage() {
  const { page, posts, drawing, trail } = useData<Data>()
  return (
    <>
      <Hero
        title={page.title}
        lead={page.summary}
        {...sections.hero}
        drawing={<Sketch {...drawing} />}
        {...trail}
      />
      <Section {...sections.posts} layout="wide">
        <ol className="posts">
          {posts.map(({ label, href, summary, topic, published }) => (
            <li key={href} className="posts__item">
              <p className="posts__meta annotation">
                <span className="posts__topic">{topic}</span> <Day of={published} />
              </p>
              <h3 className="posts__title">
                <Link to={href}>{label}</Link>
              </h3>
              <p className="posts__summary">{summary}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section {...sections.rules}>
        <NamedList items={page.rules.items} />
      </Section>
      <Section {...sections.wishes} heading={page.wishes.heading}>
        <p>{page.wishes.text}</p>
        <p>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </Section>
    </>
  )
}
