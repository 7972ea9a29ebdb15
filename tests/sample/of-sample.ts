/**
 * Gives the name of a page or place of the sample a type that fits everywhere: tests run on the sample, but the types
 * are those of the site that is set up.
 */
export const ofSample = (name: string): never => name as never
