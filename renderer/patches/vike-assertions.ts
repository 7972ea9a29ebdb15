import { Visitor, type Plugin } from 'vite'
import { edited, type Edit } from './edits.ts'

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
        const edits: Edit[] = []
        new Visitor({
          ExpressionStatement({ start, expression }) {
            const callee = expression.type === 'CallExpression' ? expression.callee : undefined
            if (callee?.type === 'Identifier' && check.test(callee.name))
              edits.push({ start, end: start, text: '/* @__PURE__ */ ' })
          },
        }).visit(this.parse(code))
        return { code: edited(code, edits), map: null }
      },
    },
  }
}
