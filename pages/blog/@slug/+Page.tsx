import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { Day } from '#components/date/Day.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Html } from '#components/html/Html.tsx'
import { Link } from '#components/link/Link.tsx'
import { PostNav } from '#components/post-nav/PostNav.tsx'
import { Related } from '#components/related/Related.tsx'
import { Section } from '#components/section/Section.tsx'
import { sections } from '#content/sections/post.ts'
import type { Data } from './+data.ts'

export default function PostPage() {
  const post = useData<Data>()
  return (
    <article>
      <Hero
        title={post.title}
        lead={post.summary}
        note={post.topic}
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Insights', href: '/blog/' },
        ]}
      >
        <p className="byline">
          By <Link to={post.author.url}>{post.author.name}</Link>
          <span>
            Published <Day of={post.published} />
          </span>
          {post.updated && (
            <span>
              Updated <Day of={post.updated} />
            </span>
          )}
          <span>{post.minutes} min read</span>
        </p>
      </Hero>
      <div className="post sheet">
        <div className="post__rail">
          <Contents items={post.contents} />
        </div>
        <Html as="div" of={post.body} className="post__body prose" />
      </div>
      {post.sources.length > 0 && (
        <Section {...sections.sources}>
          <ul className="ticks">
            {post.sources.map(({ title, url }) => (
              <li key={url}>
                <a href={url} rel="external">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section {...sections.related}>
        <Related
          items={[
            ...post.posts.map((item) => ({ ...item, kind: 'Reading' })),
            ...post.services.map((item) => ({ ...item, kind: 'Service' })),
          ]}
        />
      </Section>
      <PostNav {...sections.neighbors} older={post.older} newer={post.newer} />
      <CallToAction {...sections.action} />
    </article>
  )
}
