import { site } from '#model/site.ts'

/** The firm's name in type. */
export default function Wordmark() {
  return <span className="wordmark">{site.name}</span>
}
