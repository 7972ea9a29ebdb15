import { trustedJson } from '#components/html/trusted-types.ts'

/** JSON that is safe in a script element: `<` could otherwise end it (HTML, 4.12.1.3). */
export const toScriptText = (graph: unknown): string => JSON.stringify(graph).replace(/</g, '\\u003c')

/** Replaces the structured data of the page that was left by that of the one that is shown. */
export function replaceStructuredData(graph: unknown): void {
  const element = document.querySelector('script[type="application/ld+json"]')
  if (element) element.textContent = trustedJson(toScriptText(graph))
}
