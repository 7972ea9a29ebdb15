/** The drawing's texts in Spanish, in place of parts/valves/words.ts. */
export const words = {
  name: 'Una casa y la calle: la llave 1 está en la pared de afuera, debajo de la llave de la manguera, y es suya. La llave 2 está en la caja del medidor y es de la compañía de agua.',
  main: 'Llave principal: suya.',
  first: 'Ciérrela primero.',
  meter: 'Medidor: de la compañía de agua',
}
