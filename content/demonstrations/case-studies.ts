import type { CaseStudySlug } from '../routes.ts'

/** What stands above each product's demonstration. */
export const caseStudyDemonstrations: Readonly<Record<CaseStudySlug, { heading: string; lead: string }>> = {
  llmstxtbuddy: {
    heading: 'Write and check a file',
    lead: 'Paste your pages and get the file, with a message for each line that needs a hand.',
  },
  'gaze-guardian': {
    heading: 'Look away, and back',
    lead: 'Your pointer plays the eyes, so no camera is asked for, and the rule is the one described below.',
  },
  flowforge: {
    heading: 'Run a case',
    lead: 'Let the check fail, pull the plug, or keep the case waiting for your yes, and it goes on where it stopped.',
  },
  'ensemble-hub': {
    heading: 'Combine three answers',
    lead: 'Choose a sample and a rule, and see what comes out and why, without any model being called.',
  },
}
