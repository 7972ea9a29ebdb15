/** The labels of this template. */
export const sections = { since: 'Posted' } as const
