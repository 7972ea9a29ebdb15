import { hashedFolder } from '../hosting/hashed-folder.ts'
import { withoutBase } from '../../model/base-path.ts'

/** The tag of an image up to its address, if that is a path on the site's host; quotes may hold any character. */
const image = /<img(?=\s)(?:"[^"]*"|'[^']*'|[^"'>])*?\ssrc="(\/(?!\/)[^"]*)"/g

/** The path in an address as React writes it into an attribute. */
const pathOf = (address: string): string =>
  withoutBase(
    address
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
      .replace(/[?#].*/, ''),
  )

/**
 * The images of a page that the build doesn't write itself, each once: their paths on the site, without the base path.
 * @param html The page as it is sent.
 */
export const ownImages = (html: string): string[] => [
  ...new Set(
    Array.from(html.matchAll(image), ([, address = '']) => pathOf(address)).filter(
      (path) => !path.startsWith(hashedFolder),
    ),
  ),
]
