/**
 * The type of a kind's names. A site without entries of a kind has no names to check: any text is one then, so that the
 * code for the kind compiles.
 */
export type Named<Slug extends string> = [Slug] extends [never] ? string : Slug
