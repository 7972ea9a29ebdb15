const dots = (count: number) => Array.from({ length: count }, (_, index) => <i key={index} />)

/**
 * The sky behind every page: 50 stars in the dark theme, 15 warm dots in the light one. A seeded generator in
 * decoration.scss gives them their positions, so they need no `style` attribute, which the Content-Security-Policy
 * forbids.
 */
export const Decoration = () => (
  <div className="decoration" aria-hidden="true">
    <div className="decoration__stars">{dots(50)}</div>
    <div className="decoration__embers">{dots(15)}</div>
  </div>
)
