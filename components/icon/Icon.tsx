/** Line icons in one style: a 24 px grid, 1.5 px strokes, round caps. */
export const icons = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
  moon: 'M19.5 14A8 8 0 0 1 10 4.5 8 8 0 1 0 19.5 14',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  external: 'M8 16L17 7M10 7h7v7',
  phone:
    'M6 4h3l1.5 4.5L8.5 10a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 1 0 0-12M15.5 15.5L20 20',
  person:
    'M12 4a1.8 1.8 0 1 0 0 3.6A1.8 1.8 0 1 0 12 4M5 9.5c4.5 1.5 9.5 1.5 14 0M12 10.5V15M12 15l-3.5 5M12 15l3.5 5',
  repeat: 'M4 12a8 8 0 1 0 3-6.2M7 2v4h4',
} as const

export type IconName = keyof typeof icons

/** A decoration for the words beside it. Alone in a control, it needs a label there. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
)
