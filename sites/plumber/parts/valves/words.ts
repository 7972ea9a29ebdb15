/** The drawing's texts. Each further language has its own copy of this file in its folder. */
export const words = {
  name: 'A home and the street: valve 1 is on the outside wall below the spigot, and yours. Valve 2 is in the meter box and belongs to the water company.',
  main: 'Main valve: yours.',
  first: 'Close this one first.',
  meter: 'Meter: the water company’s',
}
