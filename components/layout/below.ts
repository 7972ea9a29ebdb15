import { createContext, use } from 'react'

/** Whether what is below a page's first screen is rendered; EnteringPage.tsx leaves it out of a page's first frame. */
export const RendersBelow = createContext(true)

export const useRendersBelow = (): boolean => use(RendersBelow)
