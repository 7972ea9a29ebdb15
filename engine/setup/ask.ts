import { createInterface } from 'node:readline/promises'
import { sectionNames } from '../schemas/site.ts'
import { answersSchema, type Answers } from './answers.ts'

interface Question {
  key: keyof Answers
  text: string
  /** The answer if the line is empty. */
  usual?: string
  /** What the line becomes, where it isn't a text. */
  kind?: 'list' | 'number'
}

const questions: readonly Question[] = [
  { key: 'name', text: 'Name of the firm' },
  { key: 'shortName', text: 'Short name for the titles, 10 characters at most (Enter: the name)', usual: '' },
  { key: 'legalName', text: 'Registered name (Enter: the name)', usual: '' },
  { key: 'tagline', text: 'What it does, for whom and where, in one line' },
  { key: 'url', text: 'Address of the site', usual: 'https://www.example.com' },
  { key: 'language', text: 'Language of the texts', usual: 'en-US' },
  { key: 'currency', text: 'Currency, three letters', usual: 'USD' },
  { key: 'city', text: 'City' },
  { key: 'region', text: 'State or province, as in an address (may be empty)', usual: '' },
  { key: 'regionName', text: 'The same in full (may be empty)', usual: '' },
  { key: 'country', text: 'Country, two letters', usual: 'US' },
  { key: 'street', text: 'Street, if visitors may come there (may be empty)', usual: '' },
  { key: 'areaServed', text: 'Where it works' },
  { key: 'timeZone', text: 'Time zone', usual: Intl.DateTimeFormat().resolvedOptions().timeZone },
  { key: 'phone', text: 'Phone, with +country' },
  { key: 'email', text: 'Mail' },
  { key: 'hours', text: 'Hours', usual: 'Monday to Friday, 9 am to 5 pm' },
  { key: 'replyTime', text: 'How soon a message gets an answer', usual: 'one working day' },
  { key: 'founder', text: 'Who visitors deal with' },
  { key: 'founderRole', text: 'What that person does', usual: 'Founder' },
  { key: 'accent', text: 'Accent color, #rrggbb (Enter: gold)', usual: '' },
  { key: 'latitude', text: 'Latitude of the city, for maps (may be empty)', usual: '', kind: 'number' },
  { key: 'longitude', text: 'Longitude of the city (may be empty)', usual: '', kind: 'number' },
  { key: 'sections', text: `Sections, of ${sectionNames.join(', ')}`, usual: 'blog', kind: 'list' },
]

/** Fields that an empty answer leaves out. */
const withoutEmpty = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ''))

/** What is wrong with one answer, given those before it. */
function problemsOf(key: string, answers: Record<string, unknown>): string[] {
  const result = answersSchema.safeParse(withoutEmpty(answers))
  return result.success
    ? []
    : result.error.issues.filter(({ path }) => path[0] === key).map(({ message }) => message)
}

/** What was said, as the schema expects it. */
function valueOf(said: string, kind: Question['kind']): unknown {
  if (kind === 'number') return said && Number(said)
  if (kind !== 'list') return said
  return said
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Asks the questions on the terminal, repeating each one until its answer is valid. */
export async function ask(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers: Record<string, unknown> = {}
  try {
    for (const { key, text, usual, kind } of questions) {
      for (;;) {
        // oxlint-disable no-await-in-loop -- one question after the other
        const said =
          (await terminal.question(`${text}${usual ? ` [${usual}]` : ''}: `)).trim() || (usual ?? '')
        answers[key] = valueOf(said, kind)
        const problems = problemsOf(key, answers)
        if (problems.length === 0) break
        console.log(`  ${problems.join('\n  ')}`)
      }
    }
  } finally {
    terminal.close()
  }
  return answersSchema.parse(withoutEmpty(answers))
}
