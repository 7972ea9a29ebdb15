import { site } from '#model/site.ts'

/** The number of letters that fit beside a phone's menu button. */
const onOneLine = 18

/** The firm's name as text; on a phone, a long one takes two lines. */
export default function Wordmark() {
  const isLong = site.name.length > onOneLine
  return <span className={isLong ? 'wordmark wordmark--long' : 'wordmark'}>{site.name}</span>
}
