import path from 'node:path'
import { fileNameProblem } from './file-name.ts'
import { siteDrawings } from '../drawings/site-drawings.ts'
import { ContentError, type Fault } from '../faults/fault.ts'
import { readOutlines } from '../maps/outlines.ts'
import { dataModule, type Modules } from './modules.ts'

/**
 * The module by which pages know the drawings of the site's folder: sizes, addresses and words.
 * @param root The project's root.
 * @throws {ContentError} With every fault in them, or in the outlines of its maps.
 */
export function drawingModule(root: string): Modules {
  // Only for its faults: maps read it when they are drawn.
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
      {
        head: "import type { Drawing } from '../components/plate/picture.ts'\n",
        types: { drawings: 'Readonly<Record<string, Drawing>>' },
      },
    ),
  }
}
