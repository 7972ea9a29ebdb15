import { sections } from './site.ts'

/**
 * The problem with content that mentions something in a section that the site leaves out.
 * @param name The section's name, with which its addresses begin.
 * @param present Whether the site has each section.
 * @returns Undefined if the site has the section, or if there is no such section.
 */
export const absentSection = (
  name: string,
  present: Readonly<Record<string, boolean>> = sections,
): string | undefined =>
  present[name] === false
    ? `the site has no section ${name}; expected no mention of it, or ${name} under sections in site.yaml`
    : undefined
