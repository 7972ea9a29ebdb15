/** Containers of wide tables and code, which scroll sideways on their own. */
const frames = '.table, .prose pre'

let observer: ResizeObserver | undefined

/** Makes the container a tab stop only if it scrolls: one that does nothing would only slow down keyboard users. */
function update(frame: HTMLElement): void {
  if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0
  else frame.removeAttribute('tabindex')
}

/** Lets a container take the keyboard's focus as long as it has something to scroll (WCAG 2.1.1). */
export function watchFrame(frame: Element | null): void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) update(target.closest<HTMLElement>(frames)!)
  })
  // Text adjustments can widen a table while its container keeps its size.
  if (frame) for (const element of [frame, ...frame.children]) observer.observe(element)
}

/** Does the same for every such container of the page. */
export function watchFrames(): void {
  for (const frame of document.querySelectorAll(frames)) watchFrame(frame)
}
