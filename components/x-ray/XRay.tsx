import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePageContext } from 'vike-react/usePageContext'
import { words } from '#.site/words/x-ray.ts'
import { Button } from '#components/button/Button.tsx'
import { Icon } from '#components/icon/Icon.tsx'
import { Blueprint } from './Blueprint.tsx'
import { createContrastMeter } from './contrast.ts'
import { factsOf, kilobytes } from './facts.ts'
import { measure } from './measure.ts'
import { sheetOf, type Sheet } from './sheet.ts'
import './x-ray.scss'

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
    title.current!.focus()
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
      // It was in the panel, not on the page that is being read or on a new one.
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
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
          {factsOf(measures, sheet, pointed).map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {measures.parts.length > 0 && (
          <details>
            <summary>{words.parts}</summary>
            <dl className="x-ray__facts">
              {measures.parts.map(({ name, bytes: size }) => (
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
