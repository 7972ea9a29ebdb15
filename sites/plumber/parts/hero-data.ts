import type { Slots } from '#components/slots/contract.ts'
import { valvesDrawing, valvesName } from './valves/drawing.ts'

const valves: Slots['hero-data'] = () => ({
  name: valvesName,
  figure: { html: valvesDrawing },
  // Nothing has to be loaded for it.
  failed: '',
})
export default valves
