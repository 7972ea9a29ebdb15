import type { SocialImage } from './contract.ts'

/** Nothing beside the words. */
const plain: SocialImage = {
  draw: () => '',
  describe: () => '',
  map: 'a map with a dot at the place',
}
export default plain
