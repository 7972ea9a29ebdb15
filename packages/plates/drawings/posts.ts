import type { Drawing } from './grammar/grammar.ts'
import { aiLocalBusiness } from './posts/ai-local-business.ts'
import { answerEngines } from './posts/answer-engines.ts'
import { automationBenefits } from './posts/automation-benefits.ts'
import { customSoftwareNow } from './posts/custom-software-now.ts'
import { founderProfile } from './posts/founder-profile.ts'

/** The cover of each article. */
export const postDrawings: Readonly<Record<string, Drawing>> = {
  'answer-engine-optimization-llms-txt': answerEngines,
  'business-process-automation-benefits': automationBenefits,
  'ai-consulting-local-business': aiLocalBusiness,
  'why-custom-software-now': customSoftwareNow,
  'founder-profile': founderProfile,
}
