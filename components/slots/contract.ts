import type { ComponentType, ReactNode } from 'react'
import type { RenderedHtml } from '#model/rich-text.ts'
import type { RoutePath } from '#model/routes.ts'

/** The figure under the title of the home page. */
export interface HeroFigure {
  /** Its name for screen readers. */
  name: string
  /** Rendered by the build, and complete without scripts. */
  figure: RenderedHtml
  /** Shown if the code that makes it interactive can't be loaded. */
  failed: string
}

/** Where a divider is: at the end of the page's sheet, or upside down at the top of the band below it. */
export interface DividerProps {
  side: 'above' | 'below'
}

/**
 * What visitors can try out, by the name that content uses. The default export of `Live.tsx` loads when it is wanted.
 * Until then, that of `Figure.tsx`, a worked example, is shown; a play has none, since it belongs to the page's drawing.
 */
type LiveParts = Readonly<Record<string, () => Promise<ComponentType>>>

/** What the social images of pages without a drawing or map show. */
export interface SocialImage {
  /**
   * Returns SVG elements for a canvas of 1200 by 630 units, whose upper half has the title.
   * @param stroke Returns the element for path data in a color of the palette.
   */
  draw: (path: RoutePath, stroke: (d: string, color: string, width: number) => string) => string
  /** The same in words, for the alternative text; empty if there is nothing to see. */
  describe: (path: RoutePath) => string
  /** Alternative text for the map on a place's image. */
  map: string
}

/** An example in the style guide. */
export interface Example {
  /** The folder of the component or part. */
  component: string
  variant: string
  node: ReactNode
  /** Whether it is a landmark, which must not be inside another. */
  isLandmark?: boolean
}

/**
 * The slots, for which a site may have parts of its own. A part is the file `parts/SLOT.ts` or `parts/SLOT.tsx` in the
 * site's folder, whose default export has the type given here. Without one, the default beside this file is used.
 * Pages import the chosen part from `#.site/parts/SLOT.ts`, a module for each slot, so that a page loads only the parts
 * that it shows. Those marked "build time" never reach a browser.
 *
 * A part's other files are in folders of `parts`. Styles with the name of their folder, such as
 * `parts/bridge/bridge.scss`, belong to the site's stylesheet, of which each page gets the rules that it uses; other
 * styles are imported by the code that needs them.
 */
export interface Slots {
  /**
   * The home page's figure, across the whole window; replaced by a photograph in home.yaml or a drawing beside that.
   * Default: nothing.
   */
  hero: ComponentType<HeroFigure>
  /** The data for {@link Slots.hero}, which is left out if this returns undefined. Build time. */
  'hero-data': () => HeroFigure | undefined
  /** Separates a page from the call to action at its end. Default: a line. */
  divider: ComponentType<DividerProps>
  /** The brand in the header and footer; its text must be the firm's name. Default: the name in type. */
  wordmark: ComponentType
  /** The picture of the page for unknown addresses. Default: a large 404. */
  'not-found': ComponentType
  /** What visitors can try in case studies, each in a folder `parts/demonstrations/NAME`. Default: none. */
  demonstrations: LiveParts
  /** What visitors can try on the pages of resources and prices, each in a folder `parts/tools/NAME`. Default: none. */
  tools: LiveParts
  /** What visitors can do with the drawing of a service, each in a folder `parts/plays/NAME`. Default: none. */
  plays: LiveParts
  /** The worked examples of demonstrations and tools. Build time. */
  figures: Readonly<Record<'demonstrations' | 'tools', Readonly<Record<string, ComponentType>>>>
  /** What link previews show. Build time. Default: only the words. */
  'social-image': SocialImage
  /** Examples of the parts, for the style guide. Build time. Default: none. */
  examples: readonly Example[]
}
