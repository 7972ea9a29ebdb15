import type { Plugin } from 'vite'
import { edited, newBodies } from './edits.ts'

/**
 * New bodies for functions of Vike and vike-react, by file, with only what the browser needs of them. Where a body
 * assumes that the site lacks a kind of hook or setting, vike-settings.ts fails the build once the site has one.
 */
const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Pages in Vike's first design (`*.page.js`): the site has none.
  'vike/dist/utils/isScriptFile.js': {},
  'vike/dist/shared-server-client/getPageFiles/getAllPageIdFiles.js': {
    getPageFilesClientSide: 'return []',
  },
  'vike/dist/shared-server-client/getPageFiles/analyzePageClientSide.js': { analyzePageClientSideInit: '' },
  'vike/dist/shared-server-client/getPageFiles/analyzeClientSide.js': {
    analyzeClientSide: 'return { isClientRuntimeLoaded: true, isClientRouting: true }',
  },
  'vike/dist/shared-server-client/getPageFiles/parseVirtualFileExportsGlobalEntry.js': {
    parseVirtualFileExportsGlobalEntry: `
      const { pageConfigsSerialized, pageConfigGlobalSerialized } = virtualFileExportsGlobalEntry
      return { pageFilesAll: [], ...parsePageConfigsSerialized(pageConfigsSerialized, pageConfigGlobalSerialized) }`,
  },
  'vike/dist/client/runtime-client-routing/getPageContextFromHooks.js': {
    hasPageContextServer: 'return true',
    getPageContextFromHooksClient: 'return pageContext',
    getPageContextFromHooksClient_firstRender: 'return pageContext',
  },
  'vike/dist/shared-server-client/createGlobalContextShared.js': {
    createGlobalContextShared: `
      const globalContext = createGlobalContextBase(virtualFileExportsGlobalEntry)
      objectAssign(globalContext, addGlobalContext(globalContext))
      globalObject.globalContext = globalContext
      return globalContext`,
    getAllPageIds: 'return []',
  },
  'vike/dist/shared-server-client/error-page.js': {
    getErrorPageId: 'return pageConfigs.find(({ isErrorPage }) => isErrorPage).pageId',
  },
  'vike/dist/client/shared/execHookOnRenderClient.js': {
    execHookOnRenderClient:
      "await execHookSingle(getHookFromPageContext(pageContext, 'onRenderClient'), pageContext, getPageContextPublic)",
  },
  // Hooks and settings that the site doesn't use, and the hooks' time limits.
  'vike/dist/shared-server-client/route/execHookOnBeforeRoute.js': { execHookOnBeforeRoute: 'return null' },
  'vike/dist/shared-server-client/route/abort.js': {
    isAbortError: 'return false',
    isAbortPageContext: 'return false',
    getPageContextAddendumAbort: 'return null',
  },
  'vike/dist/client/runtime-client-routing/renderPageClient.js': {
    handleAbort: '',
    getKeepScrollPositionSetting: 'return false',
    areKeysEqual: '',
  },
  'vike/dist/shared-server-client/hooks/getHook.js': {
    getHookFromPageContext: 'return getHook(pageContext.exports[hookName], hookName)',
    getHooksFromPageContextNew:
      'return (pageContext.exportsAll[hookName] ?? []).map(({ exportValue }) => getHook(exportValue, hookName))',
    getHook: 'return { hookFn, hookName }',
  },
  'vike/dist/shared-server-client/hooks/execHook.js': {
    execHookBaseAsync:
      'return (async () => execHookBase(hookFnCaller, hook, globalContext, pageContextPublic))()',
    execHookBase: 'providePageContextInternal(pageContext); return hookFnCaller()',
  },
  // Settings and routes, without where each is defined: that is for messages, which the build has shown already.
  'vike/dist/shared-server-client/page-configs/resolveVikeConfigPublic.js': {
    resolveConfigPublic_V1Design: `
      const config = {}
      const exportsAll = {}
      for (const [name, { type, value }] of Object.entries(pageConfig.configValues)) {
        config[name] = value
        exportsAll[name] = (type === 'cumulative' ? value : [value]).map((exportValue) => ({ exportValue }))
      }
      return { config, exportsAll }`,
    resolvePageContextConfig: `
      const { config, exportsAll } = resolvePageConfigPublic({
        pageConfigGlobalValues: pageConfigGlobal.configValues,
        pageConfigValues: pageConfig.configValues,
      })
      const exports = Object.fromEntries(Object.entries(exportsAll).map(([name, [{ exportValue }]]) => [name, exportValue]))
      return { config, exports, exportsAll }`,
    resolveGlobalConfigPublic: `
      const { config } = resolveConfigPublic_V1Design({ configValues: getConfigValues(pageConfigGlobal) })
      return { config, _globalConfigPublic: { config } }`,
  },
  'vike/dist/shared-server-client/page-configs/serialize/parsePageConfigsSerialized.js': {
    parseConfigValuesSerialized: `
      const beside = {}
      const read = (name, { type, value, exportValues }) => {
        if (type === 'js-serialized') return parseTransform(value)
        for (const [key, exported] of Object.entries(exportValues ?? {}))
          if (key === 'default' || key === name) value = exported
          else beside[key] = { type: 'standard', value: exported }
        return value
      }
      const values = Object.entries(configValuesSerialized).map(([name, { type, valueSerialized }]) => [
        name,
        { type, value: type === 'cumulative' ? valueSerialized.map((each) => read(name, each)) : read(name, valueSerialized) },
      ])
      return { ...beside, ...Object.fromEntries(values) }`,
  },
  'vike/dist/shared-server-client/route/loadPageRoutes.js': {
    getGlobalHooks: 'return {}',
    getPageRoutes: `
      return pageConfigs.filter(({ isErrorPage }) => !isErrorPage).map(({ pageId, configValues, routeFilesystem }) => {
        const route = configValues.route?.value
        if (typeof route === 'function') return { pageId, routeType: 'FUNCTION', routeFunction: route }
        return route
          ? { pageId, routeType: 'STRING', routeString: route }
          : { pageId, routeType: 'FILESYSTEM', routeString: routeFilesystem.routeString }
      })`,
  },
  // The rules that this site's routes need: a parameter is a whole part of the path, and a pattern that ends with an
  // asterisk applies only where no other does.
  'vike/dist/shared-server-client/route/resolveRouteString.js': {
    resolveRouteString: `
      const names = []
      const parts = routeString.split('/').map((part) => {
        if (part[0] !== '@') return part.split('*').map(escapeRegex).join('.*')
        names.push(part.slice(1))
        return '([^/]+)'
      })
      const [matched, ...values] = new RegExp('^' + parts.join('/') + '/?$').exec(urlPathname) ?? []
      return matched ? { routeParams: Object.fromEntries(names.map((name, index) => [name, values[index]])) } : null`,
  },
  'vike/dist/shared-server-client/route/resolvePrecedence.js': {
    resolvePrecedence: `
      const isLast = ({ routeString = '' }) => Number(routeString.endsWith('*'))
      routeMatches.sort((one, other) => isLast(one) - isLast(other))`,
  },
  'vike/dist/shared-server-client/route/resolveRouteFunction.js': {
    resolveRouteFunction: `
      const result = await routeFunction(pageContext)
      return result ? { routeParams: result.routeParams } : null`,
  },
  // URLs, which browsers parse themselves.
  'vike/dist/utils/parseUrl.js': {
    isUrl: 'return true',
    parseUrl: `
      const { origin, pathname: pathnameOriginal, search: searchOriginal, hash: hashOriginal } = new URL(url, document.baseURI)
      const { pathname, isBaseMissing } = removeBaseServer(pathnameOriginal, baseServer)
      return { origin, pathname: decodePathname(pathname), pathnameOriginal, isBaseMissing, searchOriginal, hashOriginal }`,
  },
  'vike/dist/shared-server-client/getPageContextUrlComputed.js': {
    urlParsedGetter: 'return getUrlParsed(this)',
  },
  // Warnings, and the places that they name.
  'vike-react/dist/integration/onRenderClient.js': {
    getErrorWithComponentStack: 'return errorOriginal',
    // Components set the title; assigning the document's language, even the one it has, restyles the whole page.
    applyHead: '',
  },
  'vike-react/dist/integration/resolveReactOptions.js': {
    resolveReactOptions: 'return Object.assign({}, ...pageContext.config.react)',
  },
  'vike/dist/shared-server-client/getPublicProxy.js': {
    getProp: 'const [obj, , , fallback] = args; return prop in obj || !fallback ? obj[prop] : fallback(prop)',
  },
  'vike/dist/utils/assert.js': { getProjectError: 'return new Error(errMsg)' },
  'vike/dist/utils/catchInfiniteLoop.js': { catchInfiniteLoop: '' },
  // Called only for assertions: vike-assertions.ts leaves their arguments.
  'vike/dist/utils/hasProp.js': { hasProp: '' },
  'vike/dist/utils/genPromise.js': {
    genPromise: `
      let resolve, reject
      const promise = new Promise((...settle) => { [resolve, reject] = settle })
      return { promise, resolve, reject }`,
  },
}

/** Removes from the browser's bundle the parts of Vike's router that this site doesn't use. */
export function vikeUnused(): Plugin {
  return {
    name: 'vike-unused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules.vike(?:-react)?.dist/ },
      handler(code, id) {
        const file = id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? ''
        const bodies = needed[file]
        if (!bodies) return null
        const missing = (name: string) =>
          `Vike has changed: ${name} of ${file}; see renderer/patches/vike-unused.ts`
        const shorter = edited(code, newBodies(this.parse(code), bodies, missing))
        return { code: shorter, map: null, moduleSideEffects: false }
      },
    },
  }
}
