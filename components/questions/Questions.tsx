import { Html } from '#components/html/Html.tsx'
import type { RichText } from '#model/rich-text.ts'

export interface Question {
  question: string
  answer: RichText
}

interface QuestionsProps {
  questions: readonly Question[]
  /** Side by side where there is room for two. */
  columns?: boolean
}

/** Questions with their answers in plain sight: nobody has to open anything to read or to search. */
export function Questions({ questions, columns = false }: QuestionsProps) {
  return (
    <div className={columns ? 'questions questions--columns' : 'questions'}>
      {questions.map(({ question, answer }) => (
        <div key={question} className="questions__item">
          <h3 className="questions__question">{question}</h3>
          <Html of={answer} />
        </div>
      ))}
    </div>
  )
}
