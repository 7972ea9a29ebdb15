/**
 * Calls the listener now and after every client navigation. The frame of a page
 * (components/layout/PageFrame.tsx) is a new child of `<main>` for each path.
 * @returns A function that ends it.
 */
export function onEachPage(listener: (content: Element) => void): () => void {
  const main = document.querySelector('#main')
  if (!main) return () => {}
  const tell = () => {
    const content = main.lastElementChild
    if (content) listener(content)
  }
  const observer = new MutationObserver(tell)
  observer.observe(main, { childList: true })
  tell()
  return () => observer.disconnect()
}

/** Headings of the page's own content, in order. */
export const headingsOf = (content: Element): HTMLHeadingElement[] => [
  ...content.querySelectorAll<HTMLHeadingElement>('h1, h2, h3'),
]
