/** The id of the polite live region in the layout (WCAG 4.1.3). */
export const announcerId = 'announcer'

/** Has a screen reader say the text when it is done with what it says now. */
export function announce(text: string): void {
  const region = document.getElementById(announcerId)
  if (region) region.textContent = text
}
