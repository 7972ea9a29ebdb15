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

/**
 * Loads the code of a part at the first sign that it will be opened; a failure shows when it is. On touch screens the
 * press follows at once, and is due first.
 */
export const preload = (load: () => Promise<unknown>): void =>
  void afterPaint()
    .then(load)
    .catch(() => {})

/** Shows a button as pressed for at least one frame, however short the tap was. */
export async function showPressed(button: Element | null): Promise<void> {
  if (!(button instanceof HTMLElement)) return
  button.dataset['pressed'] = ''
  await afterPaint()
  delete button.dataset['pressed']
}
