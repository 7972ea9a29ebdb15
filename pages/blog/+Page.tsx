import { useData } from 'vike-react/useData'
import { Cards } from '#components/cards/Cards.tsx'
import { Day } from '#components/date/Day.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Cover } from '#components/plate/Cover.tsx'
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
      <Section {...sections.posts} layout="wide" ground="vellum">
        <Cards
          layout="front"
          items={posts.map(({ topic, published, summary, image, ...item }) => ({
            ...item,
            text: summary,
            ...(image && { picture: <Cover {...image} /> }),
            kind: (
              <>
                {topic} · <Day of={published} />
              </>
            ),
          }))}
        />
      </Section>
      <Section {...sections.rules}>
        <NamedList items={page.rules.items} />
      </Section>
      <Section {...sections.wishes} heading={page.wishes.heading} layout="type" ground="blueprint">
        <p>{page.wishes.text}</p>
        <p className="lead">
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </Section>
    </>
  )
}
