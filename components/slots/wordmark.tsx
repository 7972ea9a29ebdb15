import { site } from '#model/site.ts'

/** Letters that fit beside the menu button of a phone. */
const onOneLine = 18

/** The firm's name in type; a long one takes two lines on a phone. */
export default function Wordmark() {
  const isLong = site.name.length > onOneLine
  return <span className={isLong ? 'wordmark wordmark--long' : 'wordmark'}>{site.name}</span>
}
