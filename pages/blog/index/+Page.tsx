import { useData } from 'vike-react/useData'
import { Cards } from '#components/cards/Cards.tsx'
import { Day } from '#components/date/Day.tsx'
import { Html } from '#components/html/Html.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { NamedList } from '#components/named-list/NamedList.tsx'
import { Cover } from '#components/plate/Cover.tsx'
import { PostNav } from '#components/post-nav/PostNav.tsx'
import { Section } from '#components/section/Section.tsx'
import { Topics } from '#components/topics/Topics.tsx'
import { site } from '#model/site.ts'
import { words as sections } from '#.site/words/posts.ts'
import type { Data } from './+data.ts'

export default function BlogPage() {
  const { page, topics, pager, posts, trail } = useData<Data>()
  const { rules, wishes } = page
  return (
    <>
      <Hero title={page.title} lead={page.summary} {...page.hero} {...trail} />
      {posts.length > 0 && (
        <Section id="posts" {...page.posts} layout="wide" ground="vellum">
          {topics.length > 0 && <Topics {...sections.topics} items={topics} />}
          <Cards
            layout="front"
            items={posts.map(({ topic, published, summary, image, ...item }, index) => ({
              ...item,
              text: summary,
              ...(image && { picture: <Cover {...image} isFirst={index === 0} /> }),
              kind: (
                <>
                  {topic} · <Day of={published} />
                </>
              ),
            }))}
          />
          <PostNav {...sections.pager} {...pager} />
        </Section>
      )}
      {rules && (
        <Section id="rules" {...rules}>
          <NamedList items={rules.items} />
        </Section>
      )}
      {wishes && (
        <Section id="wishes" {...wishes} layout="type" ground="blueprint">
          <Html of={wishes.text} />
          <p className="lead">
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
        </Section>
      )}
    </>
  )
}
