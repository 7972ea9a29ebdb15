/** An image file that a page shows, with its size. */
export interface Image {
  src: string
  width: number
  height: number
}

/** A drawing as a page shows it: one composition for phones, one for all that is wider. */
export interface Picture {
  alt: string
  caption?: string
  wide: Image
  narrow: Image
}

/** A drawing of the site, with the form for cards, which has no words. */
export interface Drawing extends Picture {
  card: Image
}
