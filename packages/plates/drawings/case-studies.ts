import { ensembleHub } from './case-studies/ensemble-hub.ts'
import { flowforge } from './case-studies/flowforge.ts'
import { gazeGuardian } from './case-studies/gaze-guardian.ts'
import { llmstxtbuddy } from './case-studies/llmstxtbuddy.ts'
import { titleOffice } from './case-studies/title-office.ts'
import type { Drawing } from './grammar/grammar.ts'

/** The diagram of each case study: how it is built. */
export const caseStudyDrawings: Readonly<Record<string, Drawing>> = {
  llmstxtbuddy,
  'gaze-guardian': gazeGuardian,
  flowforge,
  'ensemble-hub': ensembleHub,
  'title-office': titleOffice,
}
