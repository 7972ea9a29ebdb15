import type { Slots } from './contract.ts'

/** No outlines: places at their true distances and directions, with rings around the center. */
const ground: Slots['ground'] = { rivers: {}, letters: [], waters: [] }
export default ground
