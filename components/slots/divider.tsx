import type { DividerProps } from './contract.ts'

/** A line where the page ends. */
export default function Divider({ side }: DividerProps) {
  return side === 'above' ? <div className="divider" /> : null
}
