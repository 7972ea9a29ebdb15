import { ClosingTable } from './ClosingTable.tsx'
import { sample, titleTexts } from './texts.ts'

/** The initial closings, and what the tool does with them. */
export default function TitleOfficeFigure() {
  return (
    <figure className="demo__figure">
      <ClosingTable closings={sample} />
      <figcaption className="fine-print">{titleTexts.figure}</figcaption>
    </figure>
  )
}
