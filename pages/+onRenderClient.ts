import { onRenderClient as render } from 'vike-react/__internal/integration/onRenderClient'
import type { PageContextClient } from 'vike/types'
import { showChange } from '#renderer/view-transition.ts'

/** vike-react's rendering, shown as a view transition when the visitor goes from page to page. */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  const renderPage = async () => render(pageContext)
  await (pageContext.isHydration ? renderPage() : showChange(renderPage))
}
