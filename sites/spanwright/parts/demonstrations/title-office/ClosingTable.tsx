import { watchFrame } from '#components/app/scrolling-frames.ts'
import { Button } from '#components/button/Button.tsx'
import { stateOf, type Closing } from './register.ts'
import { dollars, stateTexts, titleTexts } from './texts.ts'

interface ClosingTableProps {
  closings: readonly Closing[]
  /** Each adds a button below the state of the closings to which it applies. */
  onRelease?: (file: string) => void
  onFill?: (closing: Closing) => void
}

/** A button of one closing. */
const FileButton = ({ text, file, onClick }: { text: string; file: string; onClick: () => void }) => (
  <Button variant="outline" aria-label={`${text} ${file}`} onClick={onClick}>
    {text}
  </Button>
)

/** The closings, in only three columns so that a phone shows them without horizontal scrolling. */
export function ClosingTable({ closings, onRelease, onFill }: ClosingTableProps) {
  return (
    <div className="table" ref={watchFrame} role="group" aria-label={titleTexts.caption}>
      <table className="closings">
        <caption className="annotation">{titleTexts.caption}</caption>
        <thead>
          <tr>
            {titleTexts.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {closings.map((closing) => (
            <tr key={closing.file}>
              <th scope="row">
                {closing.file} {closing.buyer}
                <span className="closings__more">{closing.property}</span>
              </th>
              <td>
                {dollars(closing.price)}
                <span className="closings__more">{dollars(closing.payoff)}</span>
              </td>
              <td>
                <span className={`closings__state closings__state--${stateOf(closing)}`}>
                  {stateTexts[stateOf(closing)]}
                </span>
                {onRelease && stateOf(closing) === 'review' && (
                  <FileButton
                    text={titleTexts.release}
                    file={closing.file}
                    onClick={() => onRelease(closing.file)}
                  />
                )}
                {onFill && stateOf(closing) === 'missing' && (
                  <FileButton text={titleTexts.fill} file={closing.file} onClick={() => onFill(closing)} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
