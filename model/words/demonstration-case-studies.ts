/**
 * The heading and text above each product's demonstration, by case study. A case study without one is left out.
 */
export const caseStudyDemonstrations = {
  llmstxtbuddy: {
    heading: 'Write and check a file',
    lead: 'Paste your pages and get the file, plus a note for each line that needs help.',
  },
  'gaze-guardian': {
    heading: 'Look away, and back',
    lead: 'Your pointer plays the eyes, so we don’t ask for your camera. The rule is the one described below.',
  },
  flowforge: {
    heading: 'Run a case',
    lead: 'Make the check fail, pull the plug, or keep the case waiting for your yes. It picks up where it stopped.',
  },
  'ensemble-hub': {
    heading: 'Combine three answers',
    lead: 'Pick a sample and a rule, and you’ll see what comes out and why, with no model called.',
  },
} as const satisfies Readonly<Record<string, { heading: string; lead: string }>>

/** A case study that can be tried out. */
export type DemonstrationName = keyof typeof caseStudyDemonstrations

export const demonstrationNames = Object.keys(caseStudyDemonstrations) as DemonstrationName[]

/** Whether a case study has a demonstration. */
export const hasDemonstration = (slug: string): slug is DemonstrationName => slug in caseStudyDemonstrations
