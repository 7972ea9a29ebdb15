import type { Drawing } from './grammar/grammar.ts'
import { aiConsulting } from './services/ai-consulting.ts'
import { aiSolutions } from './services/ai-solutions.ts'
import { businessConsulting } from './services/business-consulting.ts'
import { customSoftwarePittsburgh } from './services/custom-software-pittsburgh.ts'
import { customSoftware } from './services/custom-software.ts'
import { digitalMarketing } from './services/digital-marketing.ts'
import { digitalTransformation } from './services/digital-transformation.ts'
import { pittsburghAi } from './services/pittsburgh-ai.ts'
import { processAutomation } from './services/process-automation.ts'
import { saas } from './services/saas.ts'
import { seo } from './services/seo-aeo.ts'
import { softwareDevelopment } from './services/software-development.ts'

/** The plate of each service: its argument in one picture. */
export const serviceDrawings: Readonly<Record<string, Drawing>> = {
  'seo-aeo': seo,
  'ai-solutions': aiSolutions,
  'custom-software': customSoftware,
  saas,
  'digital-marketing': digitalMarketing,
  'business-consulting': businessConsulting,
  'custom-software-pittsburgh': customSoftwarePittsburgh,
  'digital-transformation-consulting-pittsburgh': digitalTransformation,
  'ai-consulting-pittsburgh': aiConsulting,
  'business-process-automation-pittsburgh': processAutomation,
  'pittsburgh-ai': pittsburghAi,
  'pittsburgh-custom-software-development': softwareDevelopment,
}
