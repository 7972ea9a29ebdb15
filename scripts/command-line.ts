import { parseArgs } from 'node:util'

interface Option {
  type: 'boolean' | 'string'
  /** What it does, for the help. */
  help: string
  /** The only values it takes. */
  choices?: readonly string[]
  default?: string
}

interface CommandLine<Options extends Record<string, Option>> {
  /** The call, such as `npm run lighthouse -- [ROUTE…]`. */
  usage: string
  options?: Options
  /** What a word without dashes may be; a command takes none if this is absent. */
  positionals?: readonly string[]
}

type Values<Options extends Record<string, Option>> = {
  [Name in keyof Options]: Options[Name] extends { default: string }
    ? string
    : (Options[Name]['type'] extends 'boolean' ? boolean : string) | undefined
}

const helpOf = (usage: string, options: Readonly<Record<string, Option>>): string =>
  [
    `Usage: ${usage}`,
    ...Object.entries(options).map(([name, { type, help, choices, default: value }]) => {
      const call = `--${name}${type === 'string' ? `=${choices?.join('|') ?? 'VALUE'}` : ''}`
      return `  ${call.padEnd(26)} ${help}${value === undefined ? '' : ` (${value})`}`
    }),
  ].join('\n')

/**
 * Reads the command line of a script, and is the one place of options and their help. `--help` prints it; a
 * word that the command does not know ends the process with 2, the help, and the reason.
 */
export function readCommandLine<const Options extends Record<string, Option>>({
  usage,
  options = {} as Options,
  positionals: allowed,
}: CommandLine<Options>): { options: Values<Options>; positionals: string[] } {
  const help = helpOf(usage, options)
  const refuse = (reason: string): never => {
    console.error(`${reason}\n\n${help}`)
    return process.exit(2)
  }
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: allowed !== undefined,
      options: {
        ...Object.fromEntries(
          Object.entries(options).map(([name, { type, default: value }]) => [
            name,
            { type, ...(value !== undefined && { default: value }) },
          ]),
        ),
        help: { type: 'boolean' },
      },
    })
    if (values['help']) {
      console.log(help)
      process.exit(0)
    }
    for (const [name, { choices }] of Object.entries(options)) {
      const value: unknown = (values as Record<string, unknown>)[name]
      if (choices && typeof value === 'string' && !choices.includes(value))
        refuse(`--${name} is ${value}; expected ${choices.join(' or ')}.`)
    }
    const unknown = positionals.find((word) => !allowed?.includes(word))
    if (unknown !== undefined) refuse(`${unknown} is not known here.`)
    return { options: values as Values<Options>, positionals }
  } catch (error) {
    return refuse((error as Error).message)
  }
}
