import type { DividerProps } from './contract.ts'

/** A line at the end of the page. */
export default function Divider({ side }: DividerProps) {
  return side === 'above' ? <div className="divider" /> : null
}
