import type { Page } from './test.ts'

/**
 * The computed properties of elements and their pseudo-elements that have changed since the last call. The page keeps
 * the earlier values itself, since there are too many to transfer.
 */
export const changedStyles = (page: Page, elements = 'body, body :not(script, link)') =>
  page.evaluate((selector) => {
    const seen = window as typeof window & { styles?: Map<string, string> }
    const before = seen.styles
    // Lays out everything again: `margin: auto` can be read as 0 where layout was deferred, until the next one.
    for (const width of ['50%', '']) {
      document.body.style.width = width
      document.body.getBoundingClientRect()
    }
    seen.styles = new Map()
    const changes: string[] = []
    for (const [index, element] of document.querySelectorAll(selector).entries())
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        // Nothing else of a pseudo-element without content is shown.
        const properties = pseudo && style.content === 'none' ? ['content'] : style
        const name = `${element.tagName}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`
        for (const property of properties) {
          // `block-size` is 0 when first read from a scrolling frame; `height`, its other name here, is right.
          if (property.startsWith('--') || property === 'block-size') continue
          const key = `${index} ${name} ${property}`
          const value = style.getPropertyValue(property)
          seen.styles.set(key, value)
          if (before && before.get(key) !== value) changes.push(`${key}: ${before.get(key)}, now ${value}`)
        }
      }
    return { changes, count: seen.styles.size }
  }, elements)
