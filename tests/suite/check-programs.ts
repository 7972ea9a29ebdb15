import { missingBrowser } from '../../packages/audits/browser/pinned-browser.ts'
import {
  findProgram,
  howToGet,
  installPrograms,
  type SystemProgram,
} from '../../packages/audits/browser/system-program.ts'
import type { Step } from './steps.ts'

/**
 * Prints which system programs the steps need, which are missing, and how to get them, so that a run doesn't fail after
 * minutes for lack of one.
 * @param isToInstall Whether to install missing programs first, which takes root and apt.
 * @returns Whether none is missing.
 */
export function checkPrograms(steps: readonly Step[], isToInstall: boolean): boolean {
  const needed = [...new Set(steps.flatMap(({ needs = [] }) => needs))]
  const noBrowser = missingBrowser()
  if (noBrowser) console.log(`MISSING  ${noBrowser}`)
  else if (needed.length === 0) console.log('These steps need no programs beyond those installed by npm.')
  const isMissing = (program: SystemProgram) => findProgram(program) === undefined
  if (isToInstall && needed.some(isMissing)) installPrograms(needed.filter(isMissing))
  for (const program of needed) {
    const file = findProgram(program)
    const users = steps.filter(({ needs = [] }) => needs.includes(program)).map(({ name }) => name)
    console.log(`${file ? `found    ${file}` : `MISSING  ${howToGet(program)}`} (for ${users.join(', ')})`)
  }
  if (!noBrowser && !needed.some(isMissing)) return true
  console.error('Install what is missing, add --install (as root on Debian), or name the steps to run.')
  return false
}
