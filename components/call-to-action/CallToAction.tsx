import { ButtonLink } from '#components/button/Button.tsx'
import { Truss } from '#components/truss/Truss.tsx'
import { site } from '#content/site.ts'

interface CallToActionProps {
  heading: string
  text: string
  action: string
}

/** The one thing to do at the end of a page: a band in the colour of the river. */
export function CallToAction({ heading, text, action }: CallToActionProps) {
  return (
    <section className="action-band" aria-labelledby="action-heading">
      <Truss />
      <div className="action-band__river">
        <div className="sheet">
          <h2 id="action-heading">{heading}</h2>
          <p className="action-band__text">{text}</p>
          <div className="action-band__ways">
            <ButtonLink to="/contact/" variant="hero">
              {action}
            </ButtonLink>
            <a className="action-band__phone" href={`tel:${site.phone.e164}`}>
              or call {site.phone.display}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
