import { gazeTexts, timeline } from './texts.ts'

/** Pixels of the drawing for one second, and the position of the first second. */
const scale = 60
const origin = 96
const x = (second: number): number => origin + second * scale
const rows = { eyes: 20, screen: 84 } as const
const rowHeight = 36

/** Two tracks of nine seconds: where the eyes look, and what the screen shows. */
export default function GazeFigure() {
  return (
    <figure className="demo__figure">
      <svg
        className="gaze-time"
        viewBox="0 0 660 172"
        fontSize="22"
        role="img"
        aria-label={gazeTexts.caption}
      >
        {(['eyes', 'screen'] as const).map((track) => (
          <g key={track}>
            <text x="0" y={rows[track] + 24}>
              {gazeTexts.tracks[track]}
            </text>
            {timeline[track].map(({ from, to, text }) => (
              <g key={from} className={`gaze-time__span gaze-time__span--${text || 'away'}`}>
                <rect x={x(from)} y={rows[track]} width={(to - from) * scale} height={rowHeight} />
                <text x={x(from) + 8} y={rows[track] + 24}>
                  {text}
                </text>
              </g>
            ))}
          </g>
        ))}
        <path className="gaze-time__wait" d={`M${x(4)} 70H${x(5)}M${x(4)} 64v12M${x(5)} 64v12`} />
        <text x={x(5) + 8} y="76">
          {gazeTexts.leaveMark}
        </text>
        <text x={x(2) - 40} y="76">
          {gazeTexts.glanceMark}
        </text>
        <path
          className="gaze-time__axis"
          d={`M${origin} 136H${x(9)}${timeline.eyes.map(({ from }) => `M${x(from)} 132v8`).join('')}`}
        />
        {[0, 2, 4, 7, 9].map((second) => (
          <text key={second} x={x(second) - 6} y="164">
            {second === 9 ? gazeTexts.lastSecond(second) : second}
          </text>
        ))}
      </svg>
      <figcaption className="fine-print">{gazeTexts.caption}</figcaption>
    </figure>
  )
}
