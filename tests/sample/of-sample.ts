/**
 * The name of a page or place of the sample, in tests that run on the sample while the types are those of the site
 * that is set up: it passes for a name of either.
 */
export const ofSample = (name: string): never => name as never
