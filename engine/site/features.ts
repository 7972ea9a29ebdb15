import type { SiteFields } from '../schemas/site.ts'
import { hasHours } from './hours.ts'
import type { Modules } from './modules.ts'
import { noticeOf } from './notice.ts'

/** What only some sites have: nothing of it reaches the browsers of the others. */
interface Feature {
  isUsed: (fields: SiteFields, today: string) => boolean
  /** Its stylesheet, without `.scss`. */
  styles: string
  /** The component that loads more code, and its file. */
  component?: { name: string; file: string }
}

const features: readonly Feature[] = [
  {
    isUsed: hasHours,
    styles: 'components/hours/hours',
    component: { name: 'OpenNow', file: 'components/hours/OpenNow.tsx' },
  },
  {
    isUsed: (fields, today) => noticeOf(fields, today) !== undefined,
    styles: 'components/notice/dated-notice',
  },
]

/** What stands in for a component that the site doesn't show. */
const nothing = (name: string): string => `export const ${name} = (): null => null\n`

/**
 * The modules by which the theme knows what only some sites have: a stylesheet of all that this one uses, and for each
 * component a module that exports it, or one that shows nothing.
 * @param today `YYYY-MM-DD`, in the firm's time zone.
 */
export function featureModules(fields: SiteFields, today: string): Modules {
  const used = features.filter(({ isUsed }) => isUsed(fields, today))
  const components = features.flatMap((feature): [string, string][] => {
    if (!feature.component) return []
    const { name, file } = feature.component
    const source = used.includes(feature) ? `export { ${name} } from '../../${file}'\n` : nothing(name)
    return [[`features/${name}.ts`, `// Written from the site's files. Don't edit it.\n${source}`]]
  })
  return {
    '_features.scss': used.map(({ styles }) => `@use '../${styles}' as *;\n`).join(''),
    ...Object.fromEntries(components),
  }
}
