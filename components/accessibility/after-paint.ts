/**
 * Runs work that is slow on phones after the next frame, so that the visitor first sees the button respond
 * (https://web.dev/articles/optimize-inp#yield_to_allow_rendering_work_to_occur_sooner).
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
