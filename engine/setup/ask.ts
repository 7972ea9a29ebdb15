import { createInterface } from 'node:readline/promises'
import { checkYaml } from '../faults/read-yaml.ts'
import { answersSchema, hasPlaces, questionsOf, withoutEmpty, type Answers } from './answers.ts'
import { answersIn, currencyIn, regionOf } from './region.ts'
import { furtherLanguages, plain, starterNames, usualAnswers, usualPosition } from './starters.ts'

const everyQuestion = Object.entries(answersSchema.shape).flatMap(([key, schema]) => {
  const question = questionsOf.get(schema)
  return question ? { key, ...question } : []
})
type Question = (typeof everyQuestion)[number]

const ofPosition = new Set(['latitude', 'longitude', 'county'])
/** Questions about the position of the city, for the maps of places. */
const position = everyQuestion.filter(({ key }) => ofPosition.has(key))
/** The questions about every firm, in order. */
export const questions = everyQuestion.filter(({ key }) => !ofPosition.has(key))

const nameOf = new Intl.DisplayNames('en', { type: 'language' })

/** The language of a tag, without its country. */
const languageOf = (tag: unknown): string => new Intl.Locale(String(tag)).language

/** What is wrong with one answer, given those before it, in the same words as for a file of answers. */
function problemsOf(key: string, answers: Record<string, unknown>): string[] {
  const said = { file: '', value: withoutEmpty(answers), lineOf: () => 1, faults: [] }
  const { faults } = checkYaml(said, answersSchema)
  return faults.filter(({ field }) => field.split('.')[0] === key).map(({ problem }) => problem)
}

/** An answer as the schema expects it. */
function valueOf(said: string, kind: Question['kind']): unknown {
  if (kind === 'number') {
    const number = Number(said.replace(',', '.'))
    return said === '' || Number.isNaN(number) ? said : number
  }
  if (kind !== 'list') return said
  return said
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'none')
}

/**
 * Asks the questions on the terminal, beginning with the trade, and repeats each until the answer is valid. Nothing is
 * written before the last one, which says what will be written.
 * @param named The starter, if the command names it.
 * @param answers Receives each answer as it is given.
 * @throws {Error} An `AbortError` if the user leaves.
 */
export async function ask(
  root: string,
  named: string | undefined,
  answers: Record<string, unknown> = {},
): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // Keeps lines that arrive before their question, as piped ones do; all may arrive before the first question.
  const lines = terminal[Symbol.asyncIterator]()
  let isOpen = true
  terminal.once('close', () => (isOpen = false))
  const question = async (text: string): Promise<string> => {
    terminal.setPrompt(text)
    if (isOpen) terminal.prompt()
    const { value, done } = await lines.next()
    if (done) throw new DOMException('The input has ended.', 'AbortError')
    return value
  }
  /** Asks a question until there is nothing wrong with the answer. */
  const put = async ({ key, text, usual, kind }: Question, problems = () => problemsOf(key, answers)) => {
    for (;;) {
      // oxlint-disable no-await-in-loop -- one question after another
      const said = (await question(`${text}${usual ? ` [${usual}]` : ''}: `)).trim() || (usual ?? '')
      answers[key] = valueOf(said, kind)
      const found = problems()
      if (found.length === 0) return
      console.log(`  ${found.join('\n  ')}`)
    }
  }
  try {
    const starters = starterNames(root)
    answers['starter'] = named
    const isStarter = () => starters.includes(String(answers['starter']))
    const oneOf = `one of ${starters.join(', ')}`
    if (named === undefined)
      await put({ key: 'starter', text: `Trade, ${oneOf} (plain suits any other)`, usual: plain }, () =>
        isStarter() ? [] : [`expected ${oneOf}`],
      )
    const starter = String(answers['starter'])
    const usual = usualAnswers(root, starter)
    const isForeign = () => languageOf(answers['language']) !== languageOf(usual['language'])
    for (const each of questions) {
      if (each.key === 'legalName') usual['legalName'] = String(answers['name'])
      await put({ ...each, usual: each.isWorded && isForeign() ? '' : (usual[each.key] ?? each.usual) })
      if (each.key === 'country') usual['currency'] = currencyIn(String(answers['country'])) ?? ''
      if (each.key !== 'language') continue
      const region = regionOf(String(answers['language']))
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      // Otherwise the starter's own facts may fit.
      if (region !== usual['country']) Object.assign(usual, answersIn(region, timeZone))
    }
    if (hasPlaces(answers['sections'])) {
      const known = usualPosition(root, starter, answers['city'])
      for (const each of position) await put({ ...each, usual: known[each.key] ?? each.usual })
    }
    const further = furtherLanguages(root, starter)
    if (further.length > 0) {
      const names = new Intl.ListFormat('en').format(further.map((tag) => nameOf.of(tag) ?? tag))
      const text = `Also keep the starter’s texts in ${names}: yes or no`
      const isAnswer = () => /^(?:yes|no)$/.test(String(answers['languages']))
      await put({ key: 'languages', text, usual: 'yes' }, () => (isAnswer() ? [] : ['expected yes or no']))
      answers['languages'] = answers['languages'] === 'yes' ? further : []
    }
    await question(
      `\nThis creates the folder content from sites/${starter}, with ${String(answers['sections']) || 'no more sections'}. Enter: continue, Ctrl-C: cancel `,
    )
  } finally {
    terminal.close()
  }
  return answersSchema.parse(withoutEmpty(answers))
}
