import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'
import type { Outcome } from '../outcome.ts'

const config: ConfigData = {
  root: true,
  extends: [
    'html-validate:recommended',
    'html-validate:standard',
    'html-validate:a11y',
    'html-validate:document',
  ],
  rules: {
    // CSS keeps phone numbers on one line; non-breaking hyphens would end up in searched and copied text.
    'tel-non-breaking': 'off',
    // The site's own files are as trustworthy as the page that loads them.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
}

/** Validates the HTML of the served pages. */
export async function checkMarkup(origin: string, paths: readonly string[]): Promise<Outcome> {
  const validator = new HtmlValidate(new StaticConfigLoader(config))
  const findings = await Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(origin + path)).text()
      const { results } = await validator.validateString(html)
      return results
        .flatMap(({ messages }) => messages)
        .map(({ ruleId, message, selector }) => ({
          path,
          rule: ruleId,
          message: `${message} (${selector ?? 'the document'})`,
        }))
    }),
  )
  return { tool: 'html-validate', checked: paths.length, findings: findings.flat() }
}
