import { Icon, type IconName } from '#components/icon/Icon.tsx'

const themes: readonly { value: string; label: string; icon: IconName }[] = [
  { value: 'system', label: 'System', icon: 'system' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
]

/**
 * Chooses the theme. The script in the head (renderer/theme) gives these radio buttons their effect
 * and their state, so they work before hydration; without scripts they are not shown. Each covers
 * its icon, so it needs no label element around both.
 */
export function ThemeControl() {
  return (
    <fieldset className="theme-control">
      <legend className="visually-hidden">Color theme</legend>
      {themes.map(({ value, label, icon }) => (
        <span key={value} className="theme-control__option">
          <input
            className="theme-control__input"
            type="radio"
            name="theme"
            value={value}
            aria-label={label}
            title={`${label} theme`}
            defaultChecked={value === 'system'}
          />
          <Icon name={icon} />
        </span>
      ))}
    </fieldset>
  )
}
