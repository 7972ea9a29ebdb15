import { createContext } from 'react'

/** The heading of the section around a component. */
export const SectionHeading = createContext('')
