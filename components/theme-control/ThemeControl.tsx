import { Icon, type IconName } from '#components/icon/Icon.tsx'
import { words as themeTexts } from '#.site/words/theme.ts'
import { fill } from '#model/fill.ts'

const themes: readonly { value: keyof typeof themeTexts.labels; icon: IconName }[] = [
  { value: 'system', icon: 'system' },
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
]

export interface ThemeControlProps {
  /** The theme in use, which isn't known when the HTML is rendered. */
  chosen?: string | undefined
  /** Names the group of buttons; must be unique on the page. */
  legend?: string | undefined
}

/**
 * Chooses the theme. The script in the head (renderer/boot) gives these radio buttons their effect and their
 * state, so they work before hydration; without scripts they are not shown. Each covers its icon, so it needs
 * no label element around both.
 */
export const ThemeControl = ({ chosen = 'system', legend = themeTexts.legend }: ThemeControlProps) => (
  <fieldset className="theme-control">
    <legend className="visually-hidden">{legend}</legend>
    {themes.map(({ value, icon }) => (
      <span key={value} className="theme-control__option">
        <input
          className="theme-control__input"
          type="radio"
          name="theme"
          value={value}
          aria-label={themeTexts.labels[value]}
          title={fill(themeTexts.hint, { label: themeTexts.labels[value] })}
          defaultChecked={value === chosen}
        />
        <Icon name={icon} />
      </span>
    ))}
  </fieldset>
)
