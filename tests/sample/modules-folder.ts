/** Where the modules of the sample are that unit tests read in place of those of the site that is built. */
export const sampleModules = '.site-of-tests'
