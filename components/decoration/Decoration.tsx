const stars = Array.from({ length: 50 }, (_, index) => index)
const embers = Array.from({ length: 15 }, (_, index) => index)

/**
 * The sky behind every page: 50 stars in the dark theme, 15 warm dots in the light one. A seeded generator in
 * decoration.scss gives them their positions, so they need no `style` attribute, which the Content-Security-Policy
 * forbids.
 */
export function Decoration() {
  return (
    <div className="decoration" aria-hidden="true">
      <div className="decoration__stars">
        {stars.map((star) => (
          <i key={star} />
        ))}
      </div>
      <div className="decoration__embers">
        {embers.map((ember) => (
          <i key={ember} />
        ))}
      </div>
    </div>
  )
}
