/** The heads of this template's sections: fragment, annotation in the margin, heading. */
export const sections = {
  clause: (number: number): string => `Clause ${number}`,
} as const
