import type { ComponentProps } from 'react'
import { Contents } from '#components/contents/Contents.tsx'
import { Html } from '#components/html/Html.tsx'
import { PostNav } from '#components/post-nav/PostNav.tsx'
import { Related, type RelatedItem } from '#components/related/Related.tsx'
import { Section } from '#components/section/Section.tsx'
import type { RichText } from '#model/rich-text.ts'
import { words as parts } from '#.site/words/post.ts'

interface PostTextProps extends Pick<ComponentProps<typeof PostNav>, 'older' | 'newer'> {
  contents: ComponentProps<typeof Contents>['items']
  body: RichText
  sources: readonly { title: string; url: string }[]
  related: readonly RelatedItem[]
}

/** The article, its sources, and links to further reading. */
export const PostText = ({ contents, body, sources, related, older, newer }: PostTextProps) => (
  <>
    <div className="post sheet" data-ground="sheet">
      <div className="post__rail">{contents.length > 0 && <Contents items={contents} />}</div>
      <Html as="div" of={body} className="post__body prose" />
    </div>
    {sources.length > 0 && (
      <Section id="sources" {...parts.sources} ground="vellum">
        <ul className="ticks">
          {sources.map(({ title, url }) => (
            <li key={url}>
              <a href={url} rel="external">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    )}
    {related.length > 0 && (
      <Section id="related" {...parts.related} layout="wide">
        <Related items={related} />
      </Section>
    )}
    <PostNav {...parts.neighbors} older={older} newer={newer} />
  </>
)
