import { readContent } from '../../engine/content/read-content.ts'
import { sameness, textShares } from '../../pages/research/experiments.ts'
import { pageDrawings } from './drawings/all.ts'
import type { Drawing } from './drawings/grammar/grammar.ts'
import { researchDrawings } from './drawings/research.ts'
import { renderMarks } from './pen/render.ts'

/** The site that these files belong to, and the folder that they are in. */
export const site = 'sites/spanwright'
export const drawingsFolder = `${site}/drawings`

/** The figures of the research notes, drawn from the experiments' results for the site's texts. */
function researchFigures(root: string): Record<string, Drawing> {
  const content = readContent(root)
  return {
    'research-weight': researchDrawings.weight(textShares(content)),
    'research-sameness': researchDrawings.sameness(sameness(content)),
  }
}

/** The three files of a drawing, by name. Only the wide one contains the alternative text and the caption. */
export function filesOf(name: string, drawing: Drawing): Record<string, string> {
  const { alt, caption, ground = 'sheet', heights, wide, narrow, card } = drawing
  const [marks, view] = 'view' in card ? [wide, card.view] : [card, [0, 0, 320, 240] as const]
  return {
    [`${name}.svg`]: renderMarks(wide, { view: [0, 0, 720, heights.wide], ground, alt, caption }),
    [`${name}.narrow.svg`]: renderMarks(narrow, { view: [0, 0, 350, heights.narrow], ground }),
    [`${name}.card.svg`]: renderMarks(marks, { view, ground, wordless: true }),
  }
}

/**
 * All files that this package writes: their text, by their names in the site's folder of drawings.
 * @param root The project's root; it must be set up for this site, since the research notes are drawn from its texts.
 */
export function allFiles(root: string): Record<string, string> {
  const drawings = Object.entries({ ...pageDrawings, ...researchFigures(root) })
  return Object.assign({}, ...drawings.map(([name, drawing]) => filesOf(name, drawing))) as Record<
    string,
    string
  >
}
