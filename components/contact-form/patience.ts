/** Milliseconds after which a message is sent without a proof: a script or a server that hangs reports no error. */
const patience = 8000

/** Resolves with no proof once that time is over. */
export const outOfPatience = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), patience))
