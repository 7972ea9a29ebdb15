/**
 * Leaves the page without boxes until its preloaded fonts are there, at most for the first 200 ms of a visit: over a
 * slow connection they would be too late in any case. Browsers lay a document out as soon as it is parsed, fonts or
 * not: on most machines the search for substitutes takes longer than the layout itself, and it is for nothing.
 * Runs inlined in the head (see head-script.ts), so it must refer to nothing outside itself.
 */
export function awaitFonts(): void {
  const root = document.documentElement
  const fonts = document.querySelectorAll('link[as=font]')
  let left = fonts.length
  if (!left) return
  const show = () => {
    root.hidden = false
  }
  root.hidden = true
  setTimeout(show, 200 - performance.now())
  for (const font of fonts)
    font.addEventListener('load', () => {
      left -= 1
      if (!left) show()
    })
}
