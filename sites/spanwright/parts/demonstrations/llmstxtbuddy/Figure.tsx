import { buddyTexts, sample } from './texts.ts'
import { checkLlmsTxt } from './check.ts'
import { Messages } from './Messages.tsx'
import { parsePages } from './parse.ts'
import { writeLlmsTxt } from './write.ts'

/** A text with line numbers, those of a list. */
function Listing({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <p className="annotation">{name}</p>
      <ol className="listing">
        {text
          .trimEnd()
          .split('\n')
          .map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a fixed text; lines may be equal
            <li key={index}>{line}</li>
          ))}
      </ol>
    </div>
  )
}

/** The sample input, the file it produces, and the checker's messages. */
export default function LlmsTxtFigure() {
  const file = writeLlmsTxt(parsePages(sample))
  return (
    <figure className="demo__figure">
      <div className="buddy__pair">
        <Listing name={buddyTexts.pages} text={sample} />
        <Listing name={buddyTexts.file} text={file} />
      </div>
      <Messages messages={checkLlmsTxt(file)} />
      <figcaption className="fine-print">{buddyTexts.caption}</figcaption>
    </figure>
  )
}
