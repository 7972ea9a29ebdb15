import type { SiteFields } from '../schemas/site.ts'
import { hasHours } from './hours.ts'
import type { Modules } from './modules.ts'
import { noticeOf } from './notice.ts'

/** What only some sites have: nothing of it reaches the browsers of the others. */
interface Feature {
  isUsed: (fields: SiteFields, today: string) => boolean
  /** Its stylesheet, without `.scss`. */
  styles?: string
  /** Files of components that pages show where a constant of the site says that it has the feature. */
  components?: readonly string[]
}

const features: readonly Feature[] = [
  {
    isUsed: hasHours,
    styles: 'components/hours/hours',
    components: ['components/hours/OpenNow.tsx'],
  },
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

/** A component's module: the component, or on a site without it what stands in for it and is never shown. */
function componentModule(file: string, isUsed: boolean): [string, string] {
  const [name = ''] = /\w+(?=\.tsx$)/.exec(file) ?? []
  const source = isUsed
    ? `export { ${name} } from '../../${file}'`
    : `export const ${name} = (): null => null`
  return [`features/${name}.ts`, `// Written from the site's files. Don't edit it.\n${source}\n`]
}

/**
 * The modules by which the theme knows what only some sites have: the stylesheets of what this one uses, and a module
 * for each component.
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
