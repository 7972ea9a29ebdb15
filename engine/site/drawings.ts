import path from 'node:path'
import { fileNameProblem } from './file-name.ts'
import { siteDrawings } from '../drawings/site-drawings.ts'
import { takePalette } from '../../styles/palette.ts'
import { ContentError, type Fault } from '../faults/fault.ts'
import { readOutlines } from '../maps/outlines.ts'
import { dataModule, type Modules } from './modules.ts'

/**
 * The module with the sizes, addresses and texts of the drawings in the site's folder.
 * @param palette The site's colors, in Sass.
 * @throws {ContentError} With all faults in the drawings, or in the outlines of the site's maps.
 */
export function drawingModule(root: string, palette: string): Modules {
  takePalette(palette)
  // Called only for its faults: maps read the outlines when they are drawn.
  readOutlines(root)
  const { drawings, faults } = siteDrawings(root)
  const named = Object.keys(drawings).flatMap((key): Fault[] => {
    const problem = fileNameProblem(`${path.posix.basename(key)}.svg`)
    return problem ? [{ file: `${key}.svg`, line: 1, field: 'file', problem }] : []
  })
  if (faults.length > 0 || named.length > 0) throw new ContentError([...faults, ...named])
  return {
    'drawings.ts': dataModule(
      { drawings },
      { drawings: "Readonly<Record<string, import('../model/picture.ts').Drawing>>" },
    ),
  }
}
