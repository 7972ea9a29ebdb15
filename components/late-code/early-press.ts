/**
 * Whether the button was pressed before React had attached to it. The boot script (start-app.ts)
 * remembers the last press of a button with `data-early`; the first call for that button consumes
 * it.
 */
export function wasPressedEarly(id: string): boolean {
  const { dataset } = document.documentElement
  const isPressed = dataset['pressed'] === id
  if (isPressed) delete dataset['pressed']
  dataset['app'] = 'hydrated'
  return isPressed
}
