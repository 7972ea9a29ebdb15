import { gazeTexts, onClock, screen, textZone, type Point } from './texts.ts'

const { left, top, right, bottom } = textZone
/** Widths of the lines of text, as shares of the zone. */
const lines = [0.9, 0.75, 0.95, 0.6, 0.85] as const

interface ScreenProps {
  margin: number
  isHidden: boolean
  point: Point | undefined
}

/** The drawn screen: a document in its zone, a clock beside it, and the gaze. */
export function Screen({ margin, isHidden, point }: ScreenProps) {
  return (
    <svg
      className={isHidden ? 'gaze-screen gaze-screen--hidden' : 'gaze-screen'}
      viewBox={`0 0 ${screen.width} ${screen.height}`}
      aria-hidden="true"
    >
      <rect className="gaze-screen__page" x={left} y={top} width={right - left} height={bottom - top} />
      <g className="gaze-screen__text">
        <text x={left + 24} y={top + 44} fontSize="26">
          {gazeTexts.document}
        </text>
        <path
          d={lines
            .map((part, index) => `M${left + 24} ${top + 80 + index * 28}h${part * (right - left - 48)}`)
            .join('')}
        />
      </g>
      <text className="gaze-screen__cover" x={left + 24} y={top + 120} fontSize="26">
        {gazeTexts.hidden}
      </text>
      <rect
        className="gaze-screen__zone"
        x={left - margin}
        y={top - margin}
        width={right - left + 2 * margin}
        height={bottom - top + 2 * margin}
      />
      <g className="gaze-screen__clock">
        <circle cx={onClock.x} cy={onClock.y} r="34" />
        <path d={`M${onClock.x} ${onClock.y}v-20M${onClock.x} ${onClock.y}l14 8`} />
      </g>
      {point && (
        <g className="gaze-screen__gaze">
          <circle cx={point.x} cy={point.y} r="18" />
          <circle cx={point.x} cy={point.y} r="5" />
        </g>
      )}
    </svg>
  )
}
