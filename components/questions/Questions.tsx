import { Html } from '#components/html/Html.tsx'
import type { RichText } from '#content/schemas/rich-text.ts'

export interface Question {
  question: string
  answer: RichText
}

/** Questions with their answers in plain sight: nobody has to open anything to read or to search. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <div key={question} className="questions__item">
          <h3 className="questions__question">{question}</h3>
          <Html of={answer} />
        </div>
      ))}
    </div>
  )
}
