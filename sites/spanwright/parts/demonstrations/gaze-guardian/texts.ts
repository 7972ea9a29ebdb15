/** A position on the drawn screen, in pixels of the drawing. */
export type Point = Readonly<Record<'x' | 'y', number>>

export interface GazeSettings {
  /** Pixels around the text that still count as looking at it. */
  margin: number
  /** How long one must look away before the text is hidden, in milliseconds. */
  leave: number
  /** How long one must look back before it is shown, in milliseconds. */
  return: number
}

/** The drawn screen, in its own pixels. */
export const screen = { width: 640, height: 360 } as const
export const textZone = { left: 80, top: 70, right: 420, bottom: 290 } as const
/** The targets of the buttons. */
export const onText: Point = { x: 240, y: 170 }
export const onClock: Point = { x: 556, y: 60 }

export const startingSettings: GazeSettings = { margin: 30, leave: 1000, return: 300 }

/** How long the button's glance lasts, in milliseconds: less than the initial wait before hiding. */
export const glance = 400

/** The worked example, with the initial settings; in seconds. */
export const timeline = {
  eyes: [
    { from: 0, to: 2, text: 'text' },
    { from: 2, to: 2.4, text: '' },
    { from: 2.4, to: 4, text: 'text' },
    { from: 4, to: 7, text: 'away' },
    { from: 7, to: 9, text: 'text' },
  ],
  screen: [
    { from: 0, to: 5, text: 'clear' },
    { from: 5, to: 7.3, text: 'hidden' },
    { from: 7.3, to: 9, text: 'clear' },
  ],
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

export const gazeTexts = {
  stage: 'A drawing of a screen. Point at it, or move the gaze with the arrow keys.',
  hint: 'Your pointer is the gaze. On a keyboard, tab to the screen and use the arrow keys. On a touch screen, tap or use the buttons.',
  look: 'Look at the text',
  glance: 'Glance at the clock',
  away: 'Look away',
  lose: 'Lose the face',
  margin: 'Margin around the text',
  leave: 'Wait before hiding',
  return: 'Wait before showing',
  pixels: (value: number) => `${value} px`,
  milliseconds: (value: number) => `${value} ms`,
  clear: 'Clear',
  hidden: 'Hidden',
  document: 'Account 4711',
  looking: 'The gaze is on the text.',
  leaving: (dwell: number) => `Looking away. The text hides if this lasts ${seconds(dwell)}.`,
  returning: (dwell: number) => `Back on the text. It shows again after ${seconds(dwell)}.`,
  elsewhere: 'The gaze is elsewhere.',
  lost: 'There’s no face in sight, so the text is covered to be safe.',
  wasGlance: 'That was just a glance. The text stayed clear.',
  kept: 'What it remembers right now',
  keptState: (state: string) => `State: ${state}`,
  keptSince: (time: number | undefined) =>
    time === undefined ? 'Timer: not running' : `Timer: running, ${seconds(time)}`,
  keptPoint: 'Last point: the next one replaces it',
  keptStored: 'Stored or sent: nothing',
  tracks: { eyes: 'Eyes', screen: 'Screen' },
  glanceMark: 'glance 0.4 s',
  leaveMark: '1.0 s',
  lastSecond: (second: number) => `${second} s`,
  caption:
    'A glance of 0.4 s changes nothing. Looking away hides the text after 1.0 s. Looking back clears it after 0.3 s.',
} as const
