import { sections } from './site.ts'

/**
 * What to do about a mention of something in a section that the site does without.
 * @param name Of the section, as addresses begin with it.
 * @param present Whether the site has each section, by its name.
 * @returns Undefined if the site has it, or if there is no such section.
 */
export const absentSection = (
  name: string,
  present: Readonly<Record<string, boolean>> = sections,
): string | undefined =>
  present[name] === false
    ? `the site has no section ${name}; expected no mention of it, or ${name} under sections in site.yaml`
    : undefined
