/** Frames of wide tables and code, which scroll sideways by themselves. */
const frames = '.table, .prose pre'

let observer: ResizeObserver | undefined

/** A tab stop that does nothing would only slow down keyboard users. */
function update(frame: HTMLElement): void {
  if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0
  else frame.removeAttribute('tabindex')
}

/** Lets a frame take the keyboard's focus while there is something to scroll (WCAG 2.1.1), and only then. */
export function watchFrame(frame: Element | null): void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) update(target.closest<HTMLElement>(frames)!)
  })
  // Adjustments of the text can widen a table in a frame that stays as it is.
  if (frame) for (const element of [frame, ...frame.children]) observer.observe(element)
}

/** The same for every frame of the page. */
export function watchFrames(): void {
  for (const frame of document.querySelectorAll(frames)) watchFrame(frame)
}
