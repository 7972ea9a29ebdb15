import { words as footerTexts } from '#.site/words/footer.ts'
import { footerGroups, isOutside } from '#model/navigation.ts'
import { site } from '#model/site.ts'
import { ConsentButton } from '#components/consent/ConsentButton.tsx'
import { LanguageSwitch } from '#components/language-switch/LanguageSwitch.tsx'
import { Link } from '#components/link/Link.tsx'
import { XRayButton } from '#components/x-ray/XRayButton.tsx'
import { OpenNow } from '#.site/features/OpenNow.ts'
import { hasHours } from '#.site/hours.ts'
import { town, xRay } from '#.site/site.ts'
import Wordmark from '#.site/parts/wordmark.ts'

/**
 * The footer, set like a drawing's title block: the firm, how to reach it, and links to every part of the site. On a
 * phone, the links are folded, without a script.
 */
export const Footer = () => (
  <footer className="footer">
    <div className="footer__block sheet">
      <div className="footer__cell footer__cell--brand">
        <Wordmark />
        <p>{`${site.tagline}.`}</p>
      </div>
      <div className="footer__cell">
        <h2 className="footer__label annotation">{footerTexts.reach}</h2>
        <address className="footer__address">
          {site.phone && (
            <a className="footer__link" href={`tel:${site.phone.e164}`}>
              {site.phone.display}
            </a>
          )}
          <a className="footer__link" href={`mailto:${site.email}`}>
            {site.email}
          </a>
          {site.address.street && <span>{site.address.street}</span>}
          <span>{town}</span>
          {hasHours ? <OpenNow /> : <span>{site.hours}</span>}
          {site.license && <span>{site.license}</span>}
        </address>
      </div>
      {footerGroups.map(({ label, items }) => (
        <nav key={label} className="footer__cell" aria-label={label}>
          <h2 className="footer__label footer__label--unfolded annotation">{label}</h2>
          <details className="tuck">
            <summary className="tuck__line annotation">{label}</summary>
            <ul className="footer__list">
              {items.map(({ label: text, href }) => (
                <li key={href}>
                  {isOutside(href) ? (
                    <a className="footer__link" href={href} rel="external">
                      {text}
                    </a>
                  ) : (
                    <Link to={href} className="footer__link">
                      {text}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </details>
        </nav>
      ))}
      <div className="footer__cell footer__cell--note">
        <p>{footerTexts.copyright}</p>
        {SITE_HAS_LANGUAGES && <LanguageSwitch />}
        <ConsentButton />
        {xRay && <XRayButton />}
      </div>
    </div>
  </footer>
)
