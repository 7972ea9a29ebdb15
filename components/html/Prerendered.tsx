import { useData } from 'vike-react/useData'
import type { RenderedHtml } from '#model/rich-text.ts'
import { trustedHtml } from './trusted-types.ts'

interface Data {
  /** Absent while React hydrates, since the parts are in the page's HTML. */
  prerendered?: Readonly<Record<string, RenderedHtml>>
}

/**
 * The part as it is in the document. React needs it if it has to render the page from scratch because something, such
 * as a browser extension, changed it before hydration.
 */
const partInDocument = (name: string): string =>
  document.querySelector(`[data-part="${name}"]`)?.innerHTML ?? ''

/**
 * A part of the page that is only text, links and pictures, rendered by the build (render-part.tsx). Its code never
 * reaches the browser. Hydration leaves it as it is in the page's HTML, so the build removes it from the data there.
 * A client navigation fetches it with the page's data.
 * @param props.name The part's key in `prerendered`, which the page's `+data` returns.
 */
export function Prerendered({ name }: { name: string }) {
  const part = useData<Data>().prerendered?.[name]
  const html = {
    // A getter, since React reads it only to create the element.
    get __html() {
      return trustedHtml(part?.html ?? partInDocument(name))
    },
  }
  return <div className="prerendered" data-part={name} dangerouslySetInnerHTML={html} />
}
