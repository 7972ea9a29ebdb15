import { Link } from '#components/link/Link.tsx'
import { words } from '#.site/words/job-page.ts'
import { fill } from '#model/fill.ts'
import type { JobPath } from '#model/routes.ts'

/** A job in the list of open positions, with a link to its page. */
export const JobTeaser = ({ path, label, card }: { path: JobPath; label: string; card: string }) => (
  <>
    {card} <Link to={path}>{fill(words.more, { label })}</Link>
  </>
)
