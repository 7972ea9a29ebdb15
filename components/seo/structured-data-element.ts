import { trustedJson } from '#components/html/trusted-types.ts'

/** JSON that is safe in a script element, which an unescaped `<` could end (HTML, 4.12.1.3). */
export const toScriptText = (graph: unknown): string => JSON.stringify(graph).replace(/</g, '\\u003c')

/** Replaces the previous page's structured data with the new one's. */
export function replaceStructuredData(graph: unknown): void {
  const element = document.querySelector('script[type="application/ld+json"]')
  if (element) element.textContent = trustedJson(toScriptText(graph))
}
