/**
 * The type of the names of one kind of entry. On a site without such entries, any string is a name, so that the code for
 * the kind compiles.
 */
export type Named<Slug extends string> = [Slug] extends [never] ? string : Slug
