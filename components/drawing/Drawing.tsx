import { trustedHtml } from '#components/html/trusted-types.ts'

interface DrawingProps {
  /** SVG that the build drew from geometry; see engine/drawings. */
  svg: string
  className?: string
}

/** Inserts a drawing. The geometry is computed at build time; the browser gets only the lines. */
export function Drawing({ svg, className }: DrawingProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: trustedHtml(svg) }} />
}
