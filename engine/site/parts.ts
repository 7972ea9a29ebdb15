import { existsSync, globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { closest } from 'fastest-levenshtein'
import { ContentError, type Fault } from '../faults/fault.ts'
import { siteFolder } from '../process/site-folder.ts'
import { dataModule, type Modules } from './modules.ts'

/** The folder of the slots' default parts, and of their types in contract.ts. */
const defaults = 'components/slots'

const live = { 'Live.tsx': 'the part that visitors try out' }
const liveAndFigure = { ...live, 'Figure.tsx': 'its worked example, shown until then' }

/** The slots with any number of parts. Each part is a folder with these files, here with their purposes. */
const filesOfPart: Readonly<Record<'demonstrations' | 'tools' | 'plays', Readonly<Record<string, string>>>> =
  {
    demonstrations: liveAndFigure,
    tools: liveAndFigure,
    // Until it loads, the page's drawing is shown.
    plays: live,
  }
type Group = keyof typeof filesOfPart
const groups = Object.keys(filesOfPart) as Group[]

const isCode = (name: string): boolean => /(?<!\.(?:test|spec))\.[cm]?[jt]sx?$/.test(name)
const slotOf = (file: string): string => file.replace(/\.tsx?$/, '')

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : [])

/**
 * The modules of a site's own parts (components/slots/contract.ts): one for each slot, which exports the site's part or
 * the theme's default, the names of the parts that visitors can try, and the parts' stylesheets.
 * @throws {ContentError} If a file in `parts` fills no slot, two fill the same one, or a part lacks one of its files.
 */
export function partModules(root: string): Modules {
  const folder = `${siteFolder(root)}/parts`
  const usual = namesIn(path.join(root, defaults)).filter((name) => isCode(name) && name !== 'contract.ts')
  const own = namesIn(path.join(root, folder)).filter(isCode)
  const named = groups.map((group) => ({
    group,
    names: namesIn(path.join(root, folder, group)).filter((name) => !name.includes('.')),
  }))
  const faults = [
    ...slotFaults(own, usual.map(slotOf)),
    ...named.flatMap(({ group, names }) => missingFiles(root, folder, group, names)),
  ].map(([file, problem]): Fault => ({ file: `${folder}/${file}`, line: 1, field: 'file', problem }))
  if (faults.length > 0) throw new ContentError(faults)

  const slots = usual.map((file) => {
    const slot = slotOf(file)
    const part = own.find((name) => slotOf(name) === slot)
    const from = part ? `${folder}/${part}` : `${defaults}/${file}`
    return [`parts/${slot}.ts`, typed(slot, 'part', `import part from '../../${from}'\n`)]
  })
  const loaders = named.map(({ group, names }) => {
    const lines = names.map(
      (name) =>
        `  '${name}': () => import('../../${folder}/${group}/${name}/Live.tsx').then((part) => part.default),\n`,
    )
    return [`parts/${group}.ts`, typed(group, `{\n${lines.join('')}}`)]
  })
  return {
    ...Object.fromEntries([...slots, ...loaders]),
    'parts/figures.ts': figures(folder, named),
    'part-names.ts': dataModule(
      { partNames: Object.fromEntries(named.map(({ group, names }) => [group, names])) },
      { partNames: `Readonly<Record<'${groups.join("' | '")}', readonly string[]>>` },
    ),
    ...stylesheets(root, folder),
  }
}

type Problem = readonly [file: string, problem: string]

function slotFaults(own: readonly string[], slots: readonly string[]): Problem[] {
  const known = slots.flatMap((slot) => [`${slot}.tsx`, `${slot}.ts`])
  return own.flatMap((name, index): Problem[] => {
    const group = groups.find((each) => each === name.split('.')[0])
    if (group) {
      const expected = Object.keys(filesOfPart[group]).join(' and ')
      return [[name, `this slot is a folder; expected ${group}/NAME/${expected}`]]
    }
    const near = closest(name, known)
    if (near !== name)
      return [
        [name, `there is no slot of this name; the closest is ${near} (other code belongs in a folder)`],
      ]
    const isSecond = own.findIndex((other) => slotOf(other) === slotOf(name)) < index
    return isSecond ? [[name, `${slotOf(name)} has two parts; expected one file`]] : []
  })
}

const missingFiles = (root: string, folder: string, group: Group, names: readonly string[]): Problem[] =>
  names.flatMap((name) =>
    Object.entries(filesOfPart[group])
      .map(([file, use]): Problem => [`${group}/${name}/${file}`, `there is no such file; expected ${use}`])
      .filter(([file]) => !existsSync(path.join(root, folder, file))),
  )

/** A module whose default export has a slot's type. */
const typed = (slot: string, value: string, imports = ''): string =>
  `// Written from the site's files. Don't edit it.
import type { Slots } from '../../components/slots/contract.ts'
${imports}
const filled: Slots['${slot}'] = ${value}
export default filled
`

function figures(folder: string, parts: readonly { group: Group; names: readonly string[] }[]): string {
  const named = parts.filter(({ group }) => 'Figure.tsx' in filesOfPart[group])
  const imports = named.flatMap(({ group, names }) =>
    names.map(
      (name, index) => `import ${group}${index} from '../../${folder}/${group}/${name}/Figure.tsx'\n`,
    ),
  )
  const values = named.map(({ group, names }) => {
    const pairs = names.map((name, index) => `'${name}': ${group}${index}`)
    return `  ${group}: { ${pairs.join(', ')} },\n`
  })
  return typed('figures', `{\n${values.join('')}}`, imports.join(''))
}

/**
 * The stylesheets of the parts. Those named like their folder belong to the site's stylesheet; the others are imported
 * by the code that needs them, and all together by the style guide.
 */
function stylesheets(root: string, folder: string): Modules {
  const files = globSync('**/*/[!_]*.scss', { cwd: path.join(root, folder) })
    .map((name) => name.replaceAll(path.sep, '/'))
    .toSorted()
  const isShared = (file: string): boolean =>
    path.basename(file, '.scss') === path.basename(path.dirname(file))
  // Without a namespace, because several files may have the same name.
  const sheet = (chosen: readonly string[]): string =>
    chosen.map((file) => `@use '../${folder}/${file.slice(0, -'.scss'.length)}' as *;\n`).join('')
  return {
    '_parts.scss': sheet(files.filter(isShared)),
    '_live-parts.scss': sheet(files.filter((file) => !isShared(file))),
  }
}
