/** The id of the polite live region in the layout (WCAG 4.1.3). */
export const announcerId = 'announcer'

const titleAlone = (title: string): string => title
let describe = titleAlone

/** Has a screen reader say the text when it is done with what it says now. */
export function announce(text: string): void {
  const region = document.getElementById(announcerId)
  if (region) region.textContent = text
}

/** Announces the page that is shown now. */
export const announcePage = (title: string): void => announce(describe(title))

/** Has more, or other things, said of each page; its title alone where nothing is given. */
export function describePages(description = titleAlone): void {
  describe = description
}
