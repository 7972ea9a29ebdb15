import type { Plugin } from 'vite'

/** Where a page and its settings are defined: Vike writes it down for its messages. */
const place = /(?<=: \[?)\{"filePathToShowToUser":[^}]*\}|"definedAtLocation":"[^"]*"|moduleId: "[^"]*",/g
/** Settings that Vike doesn't read in the browser, or no longer does with vike-unused.ts. */
const unread =
  /^( +)\["(?:clientRouting|dataEnv|guardEnv|hasServerOnlyHook|isClientRuntimeLoaded|Loading|onBeforeRenderEnv|prefetchStaticAssets)"\]: \{\n[\s\S]*?^\1\},\n/gm
/** The hooks in the browser and settings of the router that vike-unused.ts removes. */
const leftOut =
  /\["(description|onBeforeRoute|onCreateGlobalContext|onData|onHookCall|hooksTimeout|keepScrollPosition|title)"\]|"(client)":true/

/**
 * Removes from the list of pages and from each page's file the settings that the browser doesn't read.
 * @throws {Error} If a page has a hook or a setting that vike-unused.ts removes.
 */
export const vikeSettings = (): Plugin => ({
  name: 'vike-settings',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /virtual:vike:(?:page|global)-entry:client/ },
    handler(code, id) {
      if (code.search(place) < 0 || code.search(unread) < 0)
        throw new Error("Vike's pages have changed: see renderer/patches/vike-settings.ts")
      const [, name, client] = leftOut.exec(code) ?? []
      if (name ?? client)
        throw new Error(
          `${id}: ${name ?? 'a data, guard or onBeforeRender hook in the browser'} would not run, since renderer/patches/vike-unused.ts removes it`,
        )
      return {
        code: code.replaceAll(unread, '').replaceAll(place, (found) => (found.startsWith('{') ? '{}' : '')),
        map: null,
      }
    },
  },
})
