import type { ESTree, Plugin } from 'vite'

/** The functions with which Vike asserts its own invariants and its user's configuration. */
const check = /^(assert\w*|checkType|warnDeprecatedAllowKey)$/

/** Where statements start that only call such a function. */
function checksIn(node: unknown): number[] {
  if (Array.isArray(node)) return node.flatMap(checksIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, start, expression } = node as Partial<ESTree.ExpressionStatement>
  const isCall = type === 'ExpressionStatement' && expression?.type === 'CallExpression'
  const isCheck = isCall && expression.callee.type === 'Identifier' && check.test(expression.callee.name)
  return isCheck ? [start ?? 0] : Object.values(node).flatMap(checksIn)
}

/**
 * Marks these calls as free of side effects, so that the bundler drops them from the browser's code. The build and
 * its tests catch the same mistakes. Changes only Vike's own modules.
 */
export function vikeAssertions(): Plugin {
  return {
    name: 'vike-assertions',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /node_modules.vike.dist/ },
      handler(code) {
        const parts = checksIn(this.parse(code)).toReversed()
        const marked = parts.reduce(
          (text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`,
          code,
        )
        return { code: marked, map: null }
      },
    },
  }
}
