import type { CaseStudySlug } from '../routes.ts'

/** What stands above each product's demonstration. */
export const caseStudyDemonstrations: Readonly<Record<CaseStudySlug, { heading: string; lead: string }>> = {
  llmstxtbuddy: {
    heading: 'Write and check a file',
    lead: 'Paste in your pages and you get the file, plus a message for every line that needs work.',
  },
  'gaze-guardian': {
    heading: 'Look away, and back',
    lead: 'Your pointer plays the eyes, so you won’t be asked for a camera. The rule is the one described below.',
  },
  flowforge: {
    heading: 'Run a job',
    lead: 'Let the check fail, pull the plug, or keep the job waiting for your yes. It picks up where it left off.',
  },
  'ensemble-hub': {
    heading: 'Combine three answers',
    lead: 'Pick a sample and a rule, and see what comes out and why. No model gets called.',
  },
}
