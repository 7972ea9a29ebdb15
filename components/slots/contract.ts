import type { ComponentType, ReactNode } from 'react'
import type { RenderedHtml } from '#model/rich-text.ts'
import type { RoutePath } from '#model/routes.ts'

/** The figure under the title of the home page. */
export interface HeroFigure {
  /** What it is called, for those who can't see it. */
  name: string
  /** Drawn by the build, complete without scripts. */
  figure: RenderedHtml
  /** Said where the code that makes it live can't be loaded. */
  failed: string
}

/** Where a divider stands: on the end of the page's sheet, or upside down at the top of the band below it. */
export interface DividerProps {
  side: 'above' | 'below'
}

/**
 * What visitors can try out, by the name that texts have for it. The default export of `Live.tsx` is loaded when it is
 * wanted; until then that of `Figure.tsx` is shown, a worked example without scripts. A play has none: the page's
 * drawing stands there.
 */
export type LiveParts = Readonly<Record<string, () => Promise<ComponentType>>>

/** What social images show where a page has no drawing of its own and no map. */
export interface SocialImage {
  /**
   * SVG elements on a sheet of 1200 by 630 units, whose upper half has the title.
   * @param stroke Draws path data in a color of the palette.
   */
  draw: (path: RoutePath, stroke: (d: string, color: string, width: number) => string) => string
  /** The same in words, for the alternative text; empty where there is nothing to see. */
  describe: (path: RoutePath) => string
  /** The map that a place has instead, in words. */
  map: string
}

/** An example of the style guide. */
export interface Example {
  /** The folder of the component or part. */
  component: string
  variant: string
  node: ReactNode
  /** A landmark of its own, which must not lie in another. */
  isLandmark?: boolean
}

/**
 * The slots: where a site may put a part of its own. A part is the file `parts/SLOT.ts` or `parts/SLOT.tsx` of the
 * site's folder, whose default export is of the type that stands here; without one, the file beside this one shows
 * what any firm can live with. Pages import what was chosen from `#.site/parts/SLOT.ts`, one module for each slot, so
 * that a page loads no part but its own. Those marked "build time" never reach a browser.
 *
 * What a part consists of lies in folders of `parts`. Styles with the name of their folder, as `parts/bridge/bridge.scss`,
 * belong to the site's stylesheet, of which each page gets the rules that it uses; other styles are imported by the
 * code that needs them.
 */
export interface Slots {
  /**
   * The home page's figure, over the whole window; a photograph in home.yaml or a drawing beside it takes its place.
   * Default: nothing.
   */
  hero: ComponentType<HeroFigure>
  /** What {@link Slots.hero} is drawn from; nothing leaves it out. Build time. */
  'hero-data': () => HeroFigure | undefined
  /** Parts a page from the call to action at its end. Default: a line. */
  divider: ComponentType<DividerProps>
  /** The brand in the header and footer; its text must be the firm's name. Default: the name in type. */
  wordmark: ComponentType
  /** The picture of the page for unknown addresses. Default: a large 404. */
  'not-found': ComponentType
  /** What case studies let visitors try: a folder `parts/demonstrations/NAME` each. Default: none. */
  demonstrations: LiveParts
  /** What the pages of resources and prices let visitors try: a folder `parts/tools/NAME` each. Default: none. */
  tools: LiveParts
  /** What visitors do with the drawing of a service: a folder `parts/plays/NAME` each. Default: none. */
  plays: LiveParts
  /** The worked examples of demonstrations and tools. Build time. */
  figures: Readonly<Record<'demonstrations' | 'tools', Readonly<Record<string, ComponentType>>>>
  /** What previews of links show. Build time. Default: the words alone. */
  'social-image': SocialImage
  /** The parts in the style guide. Build time. Default: none. */
  examples: readonly Example[]
}
