import type { ReactNode } from 'react'
import { ButtonLink } from '#components/button/Button.tsx'
import { useRendersBelow } from '#components/layout/below.ts'
import { BookingLink } from '#.site/features/BookingLink.ts'
import Divider from '#.site/parts/divider.ts'
import { words as interfaceTexts } from '#.site/words/interface.ts'
import { site } from '#model/site.ts'
import { fill } from '#model/fill.ts'

interface CallToActionProps {
  heading: string
  text: string
  /** The label of the link to the contact page. */
  action: string
  /** A short form; the link then leads to the longer one. */
  form?: ReactNode
}

/** The call to action at the end of a page, on a band in the color of the river. */
export function CallToAction({ heading, text, action, form }: CallToActionProps) {
  if (!useRendersBelow()) return null
  return (
    <section className="action-band" aria-labelledby="action-heading" data-ground="sheet">
      <div className="action-band__bank">
        <Divider side="above" />
      </div>
      <div className="action-band__river" data-ground="blueprint">
        <Divider side="below" />
        <div className={form ? 'sheet action-band__split' : 'sheet'}>
          <div>
            <h2 id="action-heading" className="action-band__heading">
              {heading}
            </h2>
            <p className="action-band__text">{text}</p>
            <div className="action-band__ways">
              <ButtonLink to="/contact/" variant={form ? 'outline' : 'hero'}>
                {action}
              </ButtonLink>
              <BookingLink />
              {site.phone && (
                <a className="action-band__phone" href={`tel:${site.phone.e164}`}>
                  {fill(interfaceTexts.orCall, { phone: site.phone.display })}
                </a>
              )}
            </div>
          </div>
          {form && (
            <div className="action-band__form" data-ground="sheet">
              {form}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
