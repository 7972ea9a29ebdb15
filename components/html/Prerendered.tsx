import { useData } from 'vike-react/useData'
import type { RenderedHtml } from '#model/rich-text.ts'
import { trustedHtml } from './trusted-types.ts'

interface Data {
  /** Absent while React hydrates: the parts are in the page's HTML then. */
  prerendered?: Readonly<Record<string, RenderedHtml>>
}

/**
 * The part as it stands in the document, for React to reuse if it has to render the page from scratch because
 * something else, such as a browser extension, changed it before hydration.
 */
const partInDocument = (name: string): string =>
  document.querySelector(`[data-part="${name}"]`)?.innerHTML ?? ''

/**
 * A part of the page that is only text, links and pictures, rendered by the build (render-part.tsx). Its code
 * never reaches the browser. React leaves it alone when it hydrates: the part is in the page's HTML, and the
 * build keeps it out of the data beside it. A navigation in the browser fetches the data, and puts it in.
 * @param props.name The part's key in `prerendered`, which the page's `+data` returns.
 */
export function Prerendered({ name }: { name: string }) {
  const part = useData<Data>().prerendered?.[name]
  const html = {
    // React asks for it only when it makes the element.
    get __html() {
      return trustedHtml(part?.html ?? partInDocument(name))
    },
  }
  return <div className="prerendered" data-part={name} dangerouslySetInnerHTML={html} />
}
