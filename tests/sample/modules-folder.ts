/** The folder of the sample's modules, which unit tests read in place of `.site`. */
export const sampleModules = '.site-of-tests'
