import type { Slots } from '#components/slots/contract.ts'
import { valvesDrawing } from './valves/drawing.ts'
import { words } from './valves/words.ts'

const valves: Slots['hero-data'] = () => ({
  name: words.name,
  figure: { html: valvesDrawing },
  // No code has to be loaded for it.
  failed: '',
})
export default valves
