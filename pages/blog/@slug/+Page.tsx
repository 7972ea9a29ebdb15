import { useData } from 'vike-react/useData'
import { CallToAction } from '#components/call-to-action/CallToAction.tsx'
import { Day } from '#components/date/Day.tsx'
import { Hero } from '#components/hero/Hero.tsx'
import { Prerendered } from '#components/html/Prerendered.tsx'
import { Plate } from '#components/plate/Plate.tsx'
import { withBase } from '#model/base-path.ts'
import { words as sections } from '#.site/words/post.ts'
import { words as action } from '#.site/words/post-action.ts'
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
        drawing={
          post.hasPhoto ? (
            <Prerendered name="photo" />
          ) : (
            post.cover && <Plate {...post.cover} ground="sheet" />
          )
        }
      >
        <p className="byline">
          <span>
            {sections.byline.by}{' '}
            {post.authors.map(({ text, url }) =>
              url ? (
                <a key={text} rel="author" href={withBase(url)}>
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </span>
          <span>
            {sections.byline.published} <Day of={post.published} />
          </span>
          {post.updated && (
            <span>
              {sections.byline.updated} <Day of={post.updated} />
            </span>
          )}
          <span>{post.minutes}</span>
        </p>
      </Hero>
      <Prerendered name="text" />
      <CallToAction {...action} />
    </article>
  )
}
