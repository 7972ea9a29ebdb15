import type { ComponentType } from 'react'
import type { DemonstrationName } from '#model/words/demonstration-case-studies.ts'

/** The live part of each case study's demonstration, loaded on demand. */
export const caseStudyLoaders: Readonly<Record<DemonstrationName, () => Promise<ComponentType>>> = {
  llmstxtbuddy: () =>
    import('#sites/spanwright/parts/llms-txt-buddy/LlmsTxtBuddy.tsx').then((part) => part.LlmsTxtBuddy),
  'gaze-guardian': () =>
    import('#sites/spanwright/parts/gaze-guardian/GazeGuardian.tsx').then((part) => part.GazeGuardian),
  flowforge: () => import('#sites/spanwright/parts/flow-forge/FlowForge.tsx').then((part) => part.FlowForge),
  'ensemble-hub': () =>
    import('#sites/spanwright/parts/ensemble-hub/EnsembleHub.tsx').then((part) => part.EnsembleHub),
}
