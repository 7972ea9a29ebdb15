import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Contents } from '#components/contents/Contents.tsx'
import { Day } from '#components/date/Day.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Html } from '#components/html/Html.tsx'
import { Link } from '#components/link/Link.tsx'
import { Photo } from '#components/photo/Photo.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import { PostNav } from '#components/post-nav/PostNav.tsx'
import { Related } from '#components/related/Related.tsx'
import { rhythm } from '#components/section/rhythm.ts'
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
        {...post.trail}
        ground="blueprint"
        layout="wide"
        drawing={post.photo ? <Photo {...post.photo} isFirst /> : <Plate {...post.cover} eager />}
      >
        <p className="byline">
          {sections.byline.by} <Link to={post.author.url}>{post.author.name}</Link>
          <span>
            {sections.byline.published} <Day of={post.published} />
          </span>
          {post.updated && (
            <span>
              {sections.byline.updated} <Day of={post.updated} />
            </span>
          )}
          <span>
            {post.minutes} {sections.byline.minutes}
          </span>
        </p>
      </Hero>
      <div className="post sheet" {...rhythm('article', 'sheet')}>
        <div className="post__rail">
          <Contents items={post.contents} />
        </div>
        <Html as="div" of={post.body} className="post__body prose" />
      </div>
      {post.sources.length > 0 && (
        <Section {...sections.sources} ground="vellum">
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
      <Section
        id={sections.related.id}
        note={sections.related.note}
        heading={sections.related.heading}
        layout="wide"
      >
        <Related
          items={[
            ...post.posts.map((item) => ({ ...item, kind: sections.related.reading })),
            ...post.services.map((item) => ({ ...item, kind: sections.related.service })),
          ]}
        />
      </Section>
      <PostNav {...sections.neighbors} older={post.older} newer={post.newer} />
      <CallToAction {...sections.action} />
    </article>
  )
}
