export interface Entry {
  text: string
  /** Whether only one person could have filled it in. */
  isCarried: boolean
}

const written = (text: string): Entry => ({ text, isCarried: false })
const carried = (text: string): Entry => ({ text, isCarried: true })

export const columns = ['House', 'Price', 'Day', 'Note'] as const

/** A list, row by row. The houses, the usual price and a day that a customer chose are written down elsewhere, too. */
export const entries: readonly Entry[] = [
  [written('12 Elm'), written('$640'), written('Mon'), carried('dog')],
  [written('8 Oak'), carried('$575'), carried('Tue late'), carried('call first')],
  [written('31 Ash'), written('$640'), carried('if dry'), carried('old slate')],
  [written('5 Pine'), carried('as 2019'), carried('not Fri'), carried('side gate')],
  [written('27 Birch'), carried('$710'), carried('after rain'), carried('bill son')],
].flat()

/** How many cells go blank, how many of them a choice (by their indices) missed, and how many chosen ones stay. */
export function outcome(chosen: readonly number[]) {
  const gone = entries.flatMap(({ isCarried }, index) => (isCarried ? [index] : []))
  return {
    gone: gone.length,
    missed: gone.filter((index) => !chosen.includes(index)).length,
    spared: chosen.filter((index) => !gone.includes(index)).length,
  }
}
