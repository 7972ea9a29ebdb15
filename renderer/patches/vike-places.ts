import type { Plugin } from 'vite'

/** Where a setting of a page is defined, as Vike writes it for its messages. */
const place = /"filePathToShowToUser":"[^"]*","fileExportPathToShowToUser":\[[^\]]*\]/g

/** Leaves out of each page's file where its settings are defined: the build has shown every message that says so. */
export const vikePlaces = (): Plugin => ({
  name: 'vike-places',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /virtual:vike:page-entry:client/ },
    handler(code) {
      if (!place.test(code)) throw new Error("Vike's pages have changed: see renderer/patches/vike-places.ts")
      return {
        code: code.replaceAll(place, '"filePathToShowToUser":"","fileExportPathToShowToUser":[]'),
        map: null,
      }
    },
  },
})
