import { Link } from '#components/link/Link.tsx'
import type { Teaser } from '#model/teaser.ts'

interface PostNavProps {
  label: string
  older?: Teaser | undefined
  newer?: Teaser | undefined
  words: { older: string; newer: string }
}

/** Links to the articles before and after this one, at the two sides of the page; nothing if there are none. */
export const PostNav = ({ label, older, newer, words }: PostNavProps) =>
  (newer ?? older) && (
    <nav className="post-nav sheet" aria-label={label}>
      {older && (
        <Link to={older.href} className="post-nav__link">
          <span className="annotation">{words.older}</span>
          {older.label}
        </Link>
      )}
      {newer && (
        <Link to={newer.href} className="post-nav__link post-nav__link--newer">
          <span className="annotation">{words.newer}</span>
          {newer.label}
        </Link>
      )}
    </nav>
  )
