import { Icon } from '#components/icon/Icon.tsx'
import { Link } from '#components/link/Link.tsx'
import { quickContact } from '#model/navigation.ts'
import { site } from '#model/site.ts'

/** On narrow screens, the two ways to reach the firm in the strip that holds the adjustments button. */
export function Dock() {
  const { label, call, write } = quickContact
  return (
    <nav className="dock" aria-label={label}>
      <a className="dock__link" href={`tel:${site.phone.e164}`}>
        <Icon name="phone" />
        {call}
      </a>
      <Link className="dock__link" to={write.href}>
        <Icon name="mail" />
        {write.label}
      </Link>
    </nav>
  )
}
