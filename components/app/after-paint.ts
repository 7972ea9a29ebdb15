/** The longest wait, in milliseconds: a hidden page has no frames. */
const patience = 100

/**
 * Resolves after the next frame. Work that is slow on phones waits for it, so that the visitor first sees the button
 * respond (https://web.dev/articles/optimize-inp#yield_to_allow_rendering_work_to_occur_sooner).
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, patience)
  })

/** Shows a button as pressed for at least one frame, however short the tap was. */
export async function showPressed(button: Element | null): Promise<void> {
  if (!(button instanceof HTMLElement)) return
  button.dataset['pressed'] = ''
  await afterPaint()
  delete button.dataset['pressed']
}
