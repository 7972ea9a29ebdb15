import type { Plugin } from 'vite'

/** Where a page and its settings are defined, as Vike writes it for its messages. */
const place = /(?<=: \[?)\{"filePathToShowToUser":[^}]*\}|"definedAtLocation":"[^"]*"|moduleId: "[^"]*",/g
/** Settings of which the browser's half of Vike makes nothing, or which are the same on all pages: see vike-unused.ts. */
const unread =
  /^( +)\["(?:clientRouting|dataEnv|guardEnv|hasServerOnlyHook|isClientRuntimeLoaded|Loading|onBeforeRenderEnv|prefetchStaticAssets)"\]: \{\n[\s\S]*?^\1\},\n/gm
/** What vike-unused.ts leaves out: hooks that run in the browser beside its server's, and settings of the router. */
const leftOut =
  /\["(onBeforeRoute|onCreateGlobalContext|onData|onHookCall|hooksTimeout|keepScrollPosition)"\]|"(client)":true/

/**
 * Leaves out of the list of pages, and of each page's file, what the browser does not read of its settings.
 * @throws {Error} If a page has a hook or a setting that vike-unused.ts leaves out.
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
          `${id}: ${name ?? 'a data, guard or onBeforeRender hook of the browser'} would not run, since renderer/patches/vike-unused.ts leaves it out`,
        )
      return {
        code: code.replaceAll(unread, '').replaceAll(place, (found) => (found.startsWith('{') ? '{}' : '')),
        map: null,
      }
    },
  },
})
