import { Html } from '#components/html/Html.tsx'
import type { RichText } from '#model/rich-text.ts'

export interface Question {
  question: string
  answer: RichText
}

interface QuestionsProps {
  questions: readonly Question[]
  /** In two columns, if there is room. */
  columns?: boolean
}

/** Questions with visible answers, which readers can skim and search without opening anything. */
export const Questions = ({ questions, columns = false }: QuestionsProps) => (
  <div className={columns ? 'questions questions--columns' : 'questions'}>
    {questions.map(({ question, answer }) => {
      const isBlocks = typeof answer !== 'string' && /^<(?:p|ul|ol)>/.test(answer.html)
      return (
        <div key={question} className="questions__item">
          <h3 className="questions__question">{question}</h3>
          <Html
            of={answer}
            as={isBlocks ? 'div' : 'p'}
            className={isBlocks ? 'questions__answer prose' : 'questions__answer'}
          />
        </div>
      )
    })}
  </div>
)
