/**
 * Does what takes a slow phone long after the next frame, so that the visitor first sees that the press was
 * taken (https://web.dev/articles/optimize-inp#yield_to_allow_rendering_work_to_occur_sooner).
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
