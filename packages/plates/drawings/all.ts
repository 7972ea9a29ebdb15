import { ensembleHub } from './case-studies/ensemble-hub.ts'
import { flowforge } from './case-studies/flowforge.ts'
import { gazeGuardian } from './case-studies/gaze-guardian.ts'
import { llmstxtbuddy } from './case-studies/llmstxtbuddy.ts'
import { titleOffice } from './case-studies/title-office.ts'
import type { Drawing } from './grammar/grammar.ts'
import { aiLocalBusiness } from './posts/ai-local-business.ts'
import { answerEngines } from './posts/answer-engines.ts'
import { automationBenefits } from './posts/automation-benefits.ts'
import { customSoftwareNow } from './posts/custom-software-now.ts'
import { founderProfile } from './posts/founder-profile.ts'
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

/** The drawings of services, case studies and articles, by the names of their files: the kind of page and its slug. */
export const pageDrawings: Readonly<Record<string, Drawing>> = {
  'service-seo-aeo': seo,
  'service-ai-solutions': aiSolutions,
  'service-custom-software': customSoftware,
  'service-saas': saas,
  'service-digital-marketing': digitalMarketing,
  'service-business-consulting': businessConsulting,
  'service-custom-software-pittsburgh': customSoftwarePittsburgh,
  'service-digital-transformation-consulting-pittsburgh': digitalTransformation,
  'service-ai-consulting-pittsburgh': aiConsulting,
  'service-business-process-automation-pittsburgh': processAutomation,
  'service-pittsburgh-ai': pittsburghAi,
  'service-pittsburgh-custom-software-development': softwareDevelopment,
  'case-study-llmstxtbuddy': llmstxtbuddy,
  'case-study-gaze-guardian': gazeGuardian,
  'case-study-flowforge': flowforge,
  'case-study-ensemble-hub': ensembleHub,
  'case-study-title-office': titleOffice,
  'insight-answer-engine-optimization-llms-txt': answerEngines,
  'insight-business-process-automation-benefits': automationBenefits,
  'insight-ai-consulting-local-business': aiLocalBusiness,
  'insight-why-custom-software-now': customSoftwareNow,
  'insight-founder-profile': founderProfile,
}
