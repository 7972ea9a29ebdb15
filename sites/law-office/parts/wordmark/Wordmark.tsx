import { site } from '#model/site.ts'

/** The name, which is too long for the first line of a phone: there it takes two. Delete this part for a short name. */
export function Wordmark() {
  return <span className="wordmark wordmark--long">{site.name}</span>
}
