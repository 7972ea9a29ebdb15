/**
 * Whether the button was pressed, or the form submitted, before React had attached to it. The boot script
 * (start-app.ts) remembers the last press of a button with `data-early` and the last submission. The first call
 * with its id consumes it.
 */
export function wasPressedEarly(id: string): boolean {
  const { dataset } = document.documentElement
  const isPressed = dataset['pressed'] === id
  if (isPressed) delete dataset['pressed']
  dataset['app'] = 'hydrated'
  return isPressed
}
