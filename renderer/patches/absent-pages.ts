import type { Plugin } from 'vite'
import { published } from '../../.site/entries.ts'

/** Templates that a site may have no pages for, by Vike's page id, with the entries that they render. */
const templates: Readonly<Record<string, readonly string[]>> = {
  '/pages/careers/@slug': published.jobs,
}
const isAbsent = (page: string): boolean => templates[page]?.length === 0

/** An item of Vike's list of pages for the browser. */
const listed = /^ {2}\{\n {4}pageId: "([^"]*)",[\s\S]*?^ {2}\},$/gm
const ofClient = 'virtual:vike:page-entry:client:'

/** Removes the templates that the site has no pages for from the browser's code. */
export const absentPages = (): Plugin => ({
  name: 'absent-pages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options(options) {
    const { input } = options
    if (typeof input !== 'object' || Array.isArray(input))
      throw new Error("Vike's entries have changed: see renderer/patches/absent-pages.ts")
    const present = Object.entries(input).filter(([, id]) => !isAbsent(id.replace(ofClient, '')))
    return { ...options, input: Object.fromEntries(present) }
  },
  transform: {
    filter: { id: /virtual:vike:global-entry:client/ },
    handler(code) {
      if (code.search(listed) < 0)
        throw new Error("Vike's list of pages has changed: see renderer/patches/absent-pages.ts")
      return {
        code: code.replaceAll(listed, (entry, page: string) => (isAbsent(page) ? '' : entry)),
        map: null,
      }
    },
  },
})
