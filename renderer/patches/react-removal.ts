import { Visitor, type ESTree, type Plugin } from 'vite'
import { edited, newBodies, type Edit } from './edits.ts'
import { features } from './react-unused.ts'

const all = Object.values(features)
const names = all.flatMap((feature) => feature.names ?? [])
const tags = new Set(all.flatMap((feature) => feature.tags ?? []))
const bodies = Object.fromEntries(
  all.flatMap(({ only = [], bodies: shorter = {} }) => [
    ...only.map((name) => [name, 'leftOut()'] as const),
    ...Object.entries(shorter),
  ]),
)

const where = 'renderer/patches/react-unused.ts'
const leftOut = `function leftOut() { throw Error('left out of React by ${where}') }`

/** Removes from the browser's bundle the features of React DOM that this site doesn't use. */
export const reactUnused = (): Plugin => ({
  name: 'react-unused',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code) {
      return { code: withoutUnused(code, this.parse(code)), map: null }
    },
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      for (const [id, { code }] of Object.entries(file.modules)) {
        const used =
          /react(?:-dom)?\.production\.js$/.test(id) &&
          names.find((name) => code?.includes(`exported_${name} =`))
        if (used)
          this.error(`The site uses React's ${used}, which ${where} leaves out: delete its entry there`)
      }
    }
  },
})

/** Variables declared with `var`, which belong to the whole function. */
interface Variables {
  start: number
  names: string[]
}

/** React DOM's code without what belongs to these features. */
export function withoutUnused(code: string, program: ESTree.Program): string {
  const edits = newBodies(program, bodies, (name) => `React has changed: it has no ${name}; see ${where}`)
  const variables: Variables[] = []
  const switches: ESTree.SwitchStatement[] = []
  new Visitor({
    ExpressionStatement({ start, end }) {
      if (code.startsWith('FragmentInstance.prototype.', start)) edits.push({ start, end, text: '' })
    },
    // Updates have a `tag`, too, but the only one of theirs with such a number is a class's.
    SwitchStatement(found) {
      if (code.slice(0, found.discriminant.end).endsWith('.tag')) switches.push(found)
    },
    VariableDeclaration({ start, declarations }) {
      variables.push({ start, names: declarations.flatMap(({ id }) => ('name' in id ? [id.name] : [])) })
    },
  }).visit(program)
  edits.push(...switches.flatMap(({ cases }) => withoutTags(cases, variables)))
  return `${edited(code, edits)}\n${leftOut}`
}

const isLeftOut = ({ test }: ESTree.SwitchCase): boolean =>
  test?.type === 'Literal' && typeof test.value === 'number' && tags.has(test.value)

/** Whether the next case is never reached from this one. */
const ends = ({ consequent }: ESTree.SwitchCase): boolean =>
  /^(?:Break|Return|Throw|Continue)/.test(consequent.at(-1)?.type ?? '')

function withoutTags(cases: readonly ESTree.SwitchCase[], variables: readonly Variables[]): Edit[] {
  return cases.flatMap((one, index) => {
    if (!isLeftOut(one)) return []
    const before = cases.slice(0, index).findLast((other) => !isLeftOut(other))
    const end = !before || ends(before) ? one.end : (one.consequent[0]?.start ?? one.end)
    const kept = variables
      .filter(({ start }) => start > one.start && start < end)
      .flatMap((declared) => declared.names)
    return { start: one.start, end, text: kept.length > 0 ? `case -1: var ${kept.join()};` : '' }
  })
}
