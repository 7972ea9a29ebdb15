import { words } from '#.site/words/social-images.ts'
import type { SocialImage } from './contract.ts'

/** Nothing besides the words. */
const plain: SocialImage = {
  draw: () => '',
  describe: () => '',
  map: words.map,
}
export default plain
