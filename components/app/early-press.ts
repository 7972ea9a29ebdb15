/**
 * Whether the button was pressed before React had attached to it. The boot script (start-app.ts)
 * writes down the last press of a button with `data-early` until one has asked; each press is told
 * once.
 */
export function wasPressedEarly(id: string): boolean {
  const { dataset } = document.documentElement
  const isPressed = dataset['pressed'] === id
  if (isPressed) delete dataset['pressed']
  dataset['app'] = 'hydrated'
  return isPressed
}
