import type { ComponentProps, ReactNode } from 'react'
import { Section } from '#components/section/Section.tsx'
import { Tuck } from '#components/tuck/Tuck.tsx'

interface PaperSectionProps extends Pick<ComponentProps<typeof Section>, 'id' | 'note' | 'heading'> {
  /** Its place among its kind, from 0. */
  index: number
  children: ReactNode
}

/** One of many sections of a paper. They alternate in layout and ground; a phone shows only the first one open. */
export function PaperSection({ index, children, ...head }: PaperSectionProps) {
  const content = <div className="stack">{children}</div>
  return (
    <Section {...head} {...(index % 2 === 0 ? { layout: 'spread', ground: 'vellum' } : { layout: 'ladder' })}>
      {index === 0 ? content : <Tuck>{content}</Tuck>}
    </Section>
  )
}
