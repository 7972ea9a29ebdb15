/** An image file with its size. */
export interface Image {
  src: string
  width: number
  height: number
}

/** A drawing as a page shows it, with one composition for phones and one for wider screens. */
export interface Picture {
  alt: string
  caption?: string
  wide: Image
  narrow: Image
}

/** A drawing of the site, with a version for cards, which has no words. */
export interface Drawing extends Picture {
  card: Image
}
