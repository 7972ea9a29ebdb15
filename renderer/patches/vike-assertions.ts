import { Visitor, type Plugin } from 'vite'

/** The functions with which Vike asserts its own invariants and its user's configuration. */
const check = /^(assert\w*|checkType|warnDeprecatedAllowKey)$/

/**
 * Marks statements that only call such a function as free of side effects, so that the bundler drops them from the
 * browser's code. The build and its tests catch the same mistakes. Changes only Vike's own modules.
 */
export function vikeAssertions(): Plugin {
  return {
    name: 'vike-assertions',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /node_modules.vike.dist/ },
      handler(code) {
        const starts: number[] = []
        new Visitor({
          ExpressionStatement({ start, expression }) {
            const callee = expression.type === 'CallExpression' ? expression.callee : undefined
            if (callee?.type === 'Identifier' && check.test(callee.name)) starts.push(start)
          },
        }).visit(this.parse(code))
        const marked = starts.reduceRight(
          (text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`,
          code,
        )
        return { code: marked, map: null }
      },
    },
  }
}
