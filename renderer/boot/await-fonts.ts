/**
 * Hides the page until its preloaded fonts have arrived, but at most for the first 200 ms of a visit: over a slow
 * connection they would be too late anyway. Browsers lay out a document as soon as it is parsed, with or without its
 * fonts, and on most machines looking for substitutes takes longer than the layout itself, for nothing.
 * Runs inlined in the head (see head-script.ts), so it must not refer to anything outside itself.
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
