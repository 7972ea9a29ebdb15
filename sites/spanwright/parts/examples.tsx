import type { ComponentType } from 'react'
import { Html } from '#components/html/Html.tsx'
import type { Example } from '#components/slots/contract.ts'
import { bridgeFigure } from './bridge/figure.ts'
import Truss from './divider.tsx'
import MissingSpan from './not-found.tsx'
import Wordmark from './wordmark.tsx'

type Parts = Record<string, { default: ComponentType }>
const figures = import.meta.glob<true, string, Parts[string]>('./*/*/Figure.tsx', { eager: true })
const live = import.meta.glob<true, string, Parts[string]>('./*/*/Live.tsx', { eager: true })

const inFrames = (parts: Parts, variant: string): Example[] =>
  Object.entries(parts).map(([file, { default: Part }]) => ({
    component: file.split('/').at(-2) ?? '',
    variant,
    node: (
      <div className="demo">
        <Part />
      </div>
    ),
  }))

const examples: readonly Example[] = [
  { component: 'wordmark', variant: 'default', node: <Wordmark /> },
  { component: 'truss', variant: 'above the river', node: <Truss side="above" /> },
  { component: 'missing-span', variant: 'default', node: <MissingSpan /> },
  {
    component: 'bridge',
    variant: 'default',
    node: <Html as="div" of={{ html: bridgeFigure() }} className="bridge" />,
  },
  ...inFrames(figures, 'worked example'),
  ...inFrames(live, 'in use'),
]
export default examples
