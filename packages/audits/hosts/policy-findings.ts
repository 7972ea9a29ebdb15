import { CspEvaluator } from 'csp_evaluator'
import { Version } from 'csp_evaluator/dist/csp.js'
import { Severity, type Finding } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'

/** The weaknesses that Google's evaluator finds in a Content-Security-Policy, without those that are only informative. */
export const policyFindings = (policy: string): Finding[] =>
  new CspEvaluator(new CspParser(policy).csp, Version.CSP3)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
