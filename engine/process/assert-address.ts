import { addressProblem } from '../../model/base-path.ts'
import { BuildError } from './build-error.ts'

/**
 * Makes sure that every canonical address, feed and link can be made from the site's address.
 * @param url As `url` in model/site.ts.
 * @throws {BuildError} If it cannot be used; the message names file, field and reason.
 */
export function assertAddress(url: string): void {
  const problem = addressProblem(url)
  if (problem) throw new BuildError('The address of the site cannot be used', [problem])
}
