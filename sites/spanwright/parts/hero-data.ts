import type { Slots } from '#components/slots/contract.ts'
import { bridgeFigure } from './bridge/figure.ts'
import { bridgeTexts } from './bridge/texts.ts'

const bridge: Slots['hero-data'] = () => ({
  name: bridgeTexts.name,
  figure: { html: bridgeFigure() },
  failed: bridgeTexts.failed,
})
export default bridge
