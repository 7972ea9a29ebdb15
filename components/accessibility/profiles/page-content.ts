import { onWholePage } from '#components/app/whole-page.ts'

/**
 * Calls the listener now and after every client navigation. The frame of a page
 * (components/layout/PageFrame.tsx) is the last child of `<main>`.
 * @returns A function that ends it.
 */
export function onEachPage(listener: (content: Element) => void): () => void {
  const tell = () => {
    const content = document.querySelector('#main')?.lastElementChild
    if (content) listener(content)
  }
  tell()
  return onWholePage(tell)
}

/** Headings of the page's own content, in order. */
export const headingsOf = (content: Element): HTMLHeadingElement[] => [
  ...content.querySelectorAll<HTMLHeadingElement>('h1, h2, h3'),
]
