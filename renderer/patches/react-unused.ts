interface Feature {
  /** What code imports to use it, if anything: the build then fails and names this file. */
  names?: readonly string[]
  /** The kinds of its components: the numbers in `switch (fiber.tag)` (react-reconciler, ReactWorkTags). */
  tags?: readonly number[]
  /** Functions that are called only for it. */
  only?: readonly string[]
  /** Functions that are called for every page, and what is left of them. */
  bodies?: Readonly<Record<string, string>>
}

/** What the site doesn't use of React. To use a feature, delete its entry. */
export const features: Readonly<Record<string, Feature>> = {
  'components that are classes': {
    names: ['Component', 'PureComponent'],
    tags: [1, 17],
    only: ['updateClassComponent', 'initializeClassErrorUpdate'],
  },
  memo: { names: ['memo'], tags: [14, 15], only: ['updateMemoComponent'] },
  Profiler: { names: ['Profiler'], tags: [12] },
  SuspenseList: { names: ['unstable_SuspenseList'], tags: [19] },
  Activity: { names: ['Activity'], tags: [31] },
  // Captured before the new page is shown, they would delay it (docs/performance.md).
  'view transitions': {
    names: ['ViewTransition', 'addTransitionType'],
    tags: [30],
    only: ['startViewTransition', 'commitAfterMutationEffectsOnFiber'],
    bodies: {
      trackEnterViewTransitions: '',
      commitExitViewTransitions: '',
      commitNestedViewTransitions: '',
      restoreEnterOrExitViewTransitions: '',
      restoreNestedViewTransitions: '',
    },
  },
  'refs of fragments': {
    only: ['FragmentInstance', 'addFragmentHandleToFiber'],
    bodies: {
      commitNewChildToFragmentInstances: '',
      commitFragmentInstanceInsertionEffects: '',
      commitFragmentInstanceDeletionEffects: '',
    },
  },
  'forms with functions as actions': {
    names: ['useActionState', 'useOptimistic', 'useFormStatus', 'requestFormReset'],
    only: [
      'mountActionState',
      'updateActionState',
      'rerenderActionState',
      'dispatchOptimisticSetState',
      'ensureFormComponentIsStateful',
    ],
    bodies: { coerceFormActionProp: '' },
  },
  'the memory of compiled components': { names: ['__COMPILER_RUNTIME'], only: ['useMemoCache'] },
  // Links to icons and other pages, titles and meta elements remain.
  'stylesheets with a precedence, and scripts, that React loads': {
    names: ['preload', 'preloadModule', 'preinit', 'preinitModule'],
    only: [
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'preconnectAs',
      'insertStylesheetIntoRoot',
      'acquireResource',
    ],
    bodies: {
      getResource: 'return null',
      accumulateSuspenseyCommitOnFiber: '',
      waitForCommitToBeReady: 'return null',
    },
  },
  // It renders into an element of the body.
  'html, head and body': { tags: [27] },
  'custom elements': { only: ['setPropOnCustomElement'] },
  'the navigation indicator of transitions': { bodies: { defaultOnDefaultTransitionIndicator: '' } },
  'onSelect and onBeforeInput': {
    bodies: { constructSelectEvent: '', getNativeBeforeInputChars: '', getFallbackBeforeInputChars: '' },
  },
  'the stack of components in errors': { bodies: { describeNativeComponentFrame: "return ''" } },
}
