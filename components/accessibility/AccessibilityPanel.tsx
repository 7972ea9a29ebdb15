import { Button } from '#components/button/Button.tsx'
import { Dialog } from '#components/dialog/Dialog.tsx'
import { Icon } from '#components/icon/Icon.tsx'
import { words as panelTexts } from '#.site/words/accessibility-panel.ts'
import { words as profileTexts } from '#.site/words/accessibility-profiles.ts'
import { withBase } from '#model/base-path.ts'
import type { RoutePath } from '#model/routes.ts'
import { site } from '#model/site.ts'
import { profiles } from '#model/accessibility-profiles.ts'
import './panel.scss'
import { resetProfiles, toggleProfile, useAccessibility } from './store.ts'

const statementPath: RoutePath = '/accessibility/'
const { accessibility: vendor } = site.vendors

/** A link that opens a new tab, and says so. */
const NewTabLink = ({ path, children }: { path: string; children: string }) => (
  <a className="accessibility-panel__link" href={withBase(path)} target="_blank" rel="noopener">
    {children}
    <Icon name="external" />
    <span className="visually-hidden">{panelTexts.newTab}</span>
  </a>
)

/** The six switches. Each takes effect at once, so closing the panel changes nothing. */
export function AccessibilityPanel({ onClose }: { onClose: () => void }) {
  const settings = useAccessibility()
  return (
    <Dialog
      className="accessibility-panel"
      title={panelTexts.title}
      closeLabel={panelTexts.close}
      onClose={onClose}
    >
      <h3 className="accessibility-panel__heading">{panelTexts.heading}</h3>
      <p className="accessibility-panel__note">{panelTexts.note}</p>
      {profiles.map((profile) => (
        <div key={profile} className="accessibility-panel__profile">
          <button
            type="button"
            role="switch"
            className="accessibility-panel__switch"
            aria-checked={settings[profile]}
            aria-describedby={`accessibility-${profile}`}
            onClick={() => toggleProfile(profile)}
          >
            {profileTexts[profile].label}
          </button>
          <p id={`accessibility-${profile}`} className="fine-print">
            {profileTexts[profile].effect}
          </p>
        </div>
      ))}
      <div className="accessibility-panel__actions">
        <Button variant="outline" onClick={resetProfiles}>
          {panelTexts.reset}
        </Button>
        <NewTabLink path={statementPath}>{panelTexts.statement}</NewTabLink>
      </div>
      <p className="fine-print">
        {panelTexts.credit} <NewTabLink path={vendor.url}>{vendor.name}</NewTabLink>
      </p>
    </Dialog>
  )
}
