import { useData } from 'vike-react/useData'
import { Cards } from '#components/cards/Cards.tsx'
import { Day } from '#components/date/Day.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Cover } from '#components/plate/Cover.tsx'
import { PostNav } from '#components/post-nav/PostNav.tsx'
import { Section } from '#components/section/Section.tsx'
import { Sketch } from '#components/sketch/Sketch.tsx'
import { Topics } from '#components/topics/Topics.tsx'
import { sections } from '#model/words/blog.ts'
import { site } from '#model/site.ts'
import type { Data } from './+data.ts'

export default function BlogPage() {
  const { title, summary: lead, rules, wishes, topics, pager, posts, drawing, trail } = useData<Data>()
  return (
    <>
      <Hero title={title} lead={lead} {...sections.hero} drawing={<Sketch {...drawing} />} {...trail} />
      <Section {...sections.posts} layout="wide" ground="vellum">
        {topics.length > 0 && <Topics {...sections.topics} items={topics} />}
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
        {(pager.newer ?? pager.older) && <PostNav {...sections.pager} {...pager} />}
      </Section>
      {rules && (
        <Section {...sections.rules}>
          <NamedList items={rules.items} />
        </Section>
      )}
      {wishes && (
        <Section {...sections.wishes} heading={wishes.heading} layout="type" ground="blueprint">
          <p>{wishes.text}</p>
          <p className="lead">
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        </Section>
      )}
    </>
  )
}
