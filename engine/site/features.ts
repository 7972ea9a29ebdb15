import type { SiteFields } from '../schemas/site.ts'
import { hasHours } from './hours.ts'
import type { Modules } from './modules.ts'
import { noticeOf } from './notice.ts'

/** A feature that only some sites use. Other sites contain none of its code. */
interface Feature {
  isUsed: (fields: SiteFields, today: string) => boolean
  /** Its stylesheet, without `.scss`. */
  styles?: string
  /** The files of components that pages render if a constant in `.site` says that the site uses the feature. */
  components?: readonly string[]
}

const features: readonly Feature[] = [
  { isUsed: hasHours, styles: 'components/hours/hours', components: ['components/hours/OpenNow.tsx'] },
  {
    isUsed: (fields, today) => noticeOf(fields, today) !== undefined,
    styles: 'components/notice/dated-notice',
  },
  {
    isUsed: ({ booking }) => booking !== undefined,
    components: ['components/booking/BookingLink.tsx', 'components/booking/DockBooking.tsx'],
  },
  {
    isUsed: ({ booking }) => booking?.embed === true,
    styles: 'components/booking/booking',
    components: ['components/booking/BookingFrame.tsx'],
  },
]

/** The module of a component; on a site without the feature, it exports a placeholder that is never rendered. */
function componentModule(file: string, isUsed: boolean): [string, string] {
  const [name = ''] = /\w+(?=\.tsx$)/.exec(file) ?? []
  const source = isUsed
    ? `export { ${name} } from '../../${file}'`
    : `export const ${name} = (): null => null`
  return [`features/${name}.ts`, `// Written from the site's files. Don't edit it.\n${source}\n`]
}

/**
 * The modules of all features: one stylesheet that imports those that the site uses, and a module for each component.
 * @param today `YYYY-MM-DD`, in the firm's time zone.
 */
export function featureModules(fields: SiteFields, today: string): Modules {
  const known = features.map((feature) => ({ ...feature, isOn: feature.isUsed(fields, today) }))
  const styles = known.flatMap((feature) => (feature.isOn && feature.styles ? [feature.styles] : []))
  return {
    '_features.scss': styles.map((file) => `@use '../${file}' as *;\n`).join(''),
    ...Object.fromEntries(
      known.flatMap(({ isOn, components = [] }) => components.map((file) => componentModule(file, isOn))),
    ),
  }
}
