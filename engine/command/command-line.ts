import { parseArgs } from 'node:util'

interface Option {
  type: 'boolean' | 'string' | 'number'
  /** Its description in the help. */
  help: string
  /** The values allowed; without this, any. */
  choices?: readonly string[]
  /** The smallest number allowed; 0 by default. */
  least?: number
  default?: string | number
}

interface CommandLine<Options extends Record<string, Option>> {
  /** How to call it, such as `npm run lighthouse -- [ROUTE…]`. */
  usage: string
  options?: Options
  /** The allowed positional arguments; without this, there are none. */
  positionals?: readonly string[] | ((word: string) => boolean)
  /** The positional arguments if none are given. */
  usual?: readonly string[]
}

type Values<Options extends Record<string, Option>> = {
  [Name in keyof Options]:
    | ValueOf<Options[Name]['type']>
    | (Options[Name] extends { default: unknown } ? never : undefined)
}

type ValueOf<Type extends Option['type']> = { boolean: boolean; string: string; number: number }[Type]

const helpOf = (usage: string, options: Readonly<Record<string, Option>>): string =>
  [
    `Usage: ${usage}`,
    ...Object.entries(options).map(([name, { type, help, choices, default: value }]) => {
      const call = `--${name}${type === 'boolean' ? '' : `=${choices?.join('|') ?? type.toUpperCase()}`}`
      return `  ${call.padEnd(26)} ${help}${value === undefined ? '' : ` (${value})`}`
    }),
  ].join('\n')

/**
 * Reads a script's command line. `--help` prints its options and ends the process; an unknown argument or a wrong value
 * ends it with status 2, after the reason and the help.
 */
export function readCommandLine<const Options extends Record<string, Option>>({
  usage,
  options = {} as Options,
  positionals: allowed,
  usual = [],
}: CommandLine<Options>): { options: Values<Options>; positionals: string[] } {
  const help = helpOf(usage, options)
  try {
    const types = Object.entries({ ...options, help: { type: 'boolean' } }).map(
      ([name, { type }]) => [name, { type: type === 'boolean' ? type : 'string' }] as const,
    )
    const parsed = parseArgs({ allowPositionals: allowed !== undefined, options: Object.fromEntries(types) })
    const given = parsed.values as Readonly<Record<string, string | boolean>>
    if (given['help']) {
      console.log(help)
      process.exit(0)
    }
    const isAllowed = typeof allowed === 'function' ? allowed : (word: string) => allowed?.includes(word)
    const unknown = parsed.positionals.find((word) => !isAllowed(word))
    if (unknown !== undefined) throw new Error(`Unknown argument: ${unknown}.`)
    const values = Object.entries(options).map(([name, option]) => [name, valueOf(name, option, given[name])])
    const positionals = parsed.positionals.length > 0 ? parsed.positionals : [...usual]
    return { options: Object.fromEntries(values) as Values<Options>, positionals }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`)
    return process.exit(2)
  }
}

/** @throws {Error} If the option does not accept the value. */
function valueOf(name: string, { type, choices, least = 0, ...option }: Option, text?: string | boolean) {
  if (text === undefined) return option.default
  if (choices && !choices.includes(String(text)))
    throw new Error(`--${name} is ${text}; expected ${choices.join(' or ')}.`)
  if (type !== 'number') return text
  const value = Number(text)
  if (Number.isFinite(value) && value >= least) return value
  throw new Error(`--${name} is ${text}; expected a number, ${least} or more.`)
}
