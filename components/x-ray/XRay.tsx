import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePageContext } from 'vike-react/usePageContext'
import { words } from '#.site/words/x-ray.ts'
import { Button } from '#components/button/Button.tsx'
import { Icon } from '#components/icon/Icon.tsx'
import { fill } from '#model/fill.ts'
import { Blueprint } from './Blueprint.tsx'
import { createContrastMeter } from './contrast.ts'
import { measure, type Kind } from './measure.ts'
import { sheetOf, type Sheet } from './sheet.ts'
import './x-ray.scss'

const oneDigit = (value: number, more?: Intl.NumberFormatOptions) =>
  value.toLocaleString(document.documentElement.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    ...more,
  })
const kilobytes = (bytes: number) => oneDigit(bytes / 1000, { style: 'unit', unit: 'kilobyte' })
const listed = (values: readonly number[]) =>
  new Intl.ListFormat(document.documentElement.lang, { type: 'unit' }).format(values.map(String))
/** A contrast ratio, rounded down, so that 6.99 is not shown as 7. */
const ratio = (value: number) => `${oneDigit(Math.floor(value * 10) / 10)} : 1`

/** The page's measures: drawn over it, and in a panel in words. Escape closes both. */
export function XRay({ onClose }: { onClose: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  const [measures, setMeasures] = useState(measure)
  const [pointed, setPointed] = useState<number>()
  const [sheet, setSheet] = useState<Sheet>()
  const { urlPathname } = usePageContext()
  const [page] = useState(urlPathname)

  useEffect(() => {
    const before = document.activeElement
    title.current?.focus()
    void sheetOf(location.pathname).then(setSheet)
    const contrast = createContrastMeter()
    const onPoint = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('.x-ray')) setPointed(contrast(target))
    }
    const onSize = new ResizeObserver(() => setMeasures(measure()))
    onSize.observe(document.body)
    for (const type of ['pointerover', 'focusin']) addEventListener(type, onPoint)
    return () => {
      onSize.disconnect()
      for (const type of ['pointerover', 'focusin']) removeEventListener(type, onPoint)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    if (urlPathname !== page) onClose()
  }, [urlPathname, page, onClose])
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      // Ignores the Escape that has just closed a dialog.
      if (key === 'Escape' && !defaultPrevented) onClose()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onClose])

  const { bytes, files, edges, parts, texts, lowestContrast } = measures
  const total = Object.values(bytes).reduce((sum, each) => sum + each, 0)
  const facts = [
    ...(sheet
      ? [
          [words.sheet, fill(words.ofSheets, { number: sheet.number, of: sheet.of })],
          [words.changed, sheet.changed],
        ]
      : []),
    [words.loaded, fill(words.inFiles, { size: kilobytes(total), files })],
    ...(Object.keys(bytes) as Kind[])
      .filter((kind) => bytes[kind] > 0)
      .map((kind) => [words.kinds[kind], kilobytes(bytes[kind])]),
    [words.lowest, fill(words.ofTexts, { ratio: ratio(lowestContrast), texts })],
    [words.pointed, pointed === undefined ? words.pointAt : ratio(pointed)],
    [words.edges, fill(words.pixels, { edges: listed(edges) })],
  ]

  return createPortal(
    <div className="x-ray">
      <Blueprint {...measures} />
      <section className="x-ray__block" aria-labelledby="x-ray-title">
        <div className="x-ray__head">
          <h2 id="x-ray-title" className="x-ray__title" tabIndex={-1} ref={title}>
            {words.title}
          </h2>
          <Button variant="ghost" size="icon" aria-label={words.close} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        <dl className="x-ray__facts">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {parts.length > 0 && (
          <details>
            <summary>{words.parts}</summary>
            <dl className="x-ray__facts">
              {parts.map(({ name, bytes: size }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{kilobytes(size)}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </section>
    </div>,
    document.body,
  )
}
