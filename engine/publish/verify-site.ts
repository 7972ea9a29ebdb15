import { routes } from '../../model/routes.ts'
import { BuildError } from '../process/build-error.ts'
import { notFoundFile, type RenderedPage } from '../render/rendered-page.ts'

/** Makes sure that each route has its page, and that there are no other pages. @throws {BuildError} If not. */
export function verifySite(pages: readonly Pick<RenderedPage, 'path'>[]): void {
  const built = new Set(pages.map((page) => page.path))
  const expected = new Set<string>([...routes, notFoundFile])
  const problems = [
    ...[...expected]
      .filter((path) => !built.has(path))
      .map((path) => `${path} is listed but was not rendered`),
    ...[...built]
      .filter((path) => !expected.has(path))
      .map((path) => `${path} was rendered but is not listed`),
  ]
  if (problems.length > 0) throw new BuildError('The pages differ from those in model/routes.ts', problems)
}
