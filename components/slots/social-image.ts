import { words } from '#.site/words/social-images.ts'
import type { SocialImage } from './contract.ts'

/** Nothing besides the words. */
export default {
  draw: () => '',
  describe: () => '',
  map: words.map,
} satisfies SocialImage
