import type { ComponentType } from 'react'
import type { DemonstrationName } from '#content/demonstrations/case-studies.ts'

/** The live part of each case study's demonstration, loaded on demand. */
export const caseStudyLoaders: Readonly<Record<DemonstrationName, () => Promise<ComponentType>>> = {
  llmstxtbuddy: () => import('#components/llms-txt-buddy/LlmsTxtBuddy.tsx').then((part) => part.LlmsTxtBuddy),
  'gaze-guardian': () =>
    import('#components/gaze-guardian/GazeGuardian.tsx').then((part) => part.GazeGuardian),
  flowforge: () => import('#components/flow-forge/FlowForge.tsx').then((part) => part.FlowForge),
  'ensemble-hub': () => import('#components/ensemble-hub/EnsembleHub.tsx').then((part) => part.EnsembleHub),
}
