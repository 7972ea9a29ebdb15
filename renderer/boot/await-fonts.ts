/**
 * Leaves the page without boxes until its preloaded fonts are there, for 100 ms at most, as long as CSS Fonts 4
 * (section 11.2, `optional`) has a text wait for its font; then the page does without them (`data-fonts` in
 * styles/_themes.scss), so that no word moves later. Browsers lay a document out as soon as it is parsed, fonts or
 * not: on most machines that search for substitutes is longer than the layout itself, and it is for nothing.
 * Skipped if the visit starts inside the page, at a fragment or a restored scroll position, and where an answer
 * takes as long as the wait. Runs inlined in the head (see head-script.ts), so it must refer to nothing outside itself.
 */
export function awaitFonts(): void {
  const root = document.documentElement
  const wait = 100
  const [visit] = performance.getEntriesByType('navigation')
  const fonts = document.querySelectorAll('link[as=font]')
  if (visit?.type !== 'navigate' || location.hash || visit.responseStart - visit.requestStart > wait) return
  let left = fonts.length
  if (left === 0) return
  const show = () => {
    root.hidden = false
  }
  for (const font of fonts)
    font.addEventListener('load', () => {
      left -= 1
      if (left === 0) show()
    })
  setTimeout(() => {
    if (left > 0) root.dataset['fonts'] = 'late'
    show()
  }, wait)
  root.hidden = true
}
