/** The id of the polite live region in the layout (WCAG 4.1.3). */
export const announcerId = 'announcer'

const titleAlone = (title: string): string => title
let describe = titleAlone

/** Has a screen reader announce the text once it has finished speaking. */
export function announce(text: string): void {
  const region = document.getElementById(announcerId)
  if (region) region.textContent = text
}

/** Announces the page now shown. */
export const announcePage = (title: string): void => announce(describe(title))

/** Replaces what is announced for each page; by default, its title. */
export function describePages(description = titleAlone): void {
  describe = description
}
