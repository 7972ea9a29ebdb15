/** A list with an item, unless a condition holds: a message if there is a fault, nothing if all is well. */
export const unless = <Item>(isRight: unknown, item: Item): Item[] => (isRight ? [] : [item])
