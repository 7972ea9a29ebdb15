import type { Logger, Plugin } from 'vite'

/** An edit should be on the screen within this time; what takes longer is named. Milliseconds. */
const limit = 300

const note = (logger: Logger, step: string, started: number): void => {
  const took = performance.now() - started
  if (took > limit) logger.info(`slow: ${step} took ${(took / 1000).toFixed(1)} s`, { timestamp: true })
}

/** Does a step of the work in development, and says so where it is slow. */
export function timed<Result>(logger: Logger, step: string, work: () => Result): Result {
  const started = performance.now()
  try {
    return work()
  } finally {
    note(logger, step, started)
  }
}

/** Names the pages that the development server was slow to answer. */
export function slowSteps(): Plugin {
  return {
    name: 'slow-steps',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const started = performance.now()
        const isPage = request.headers.accept?.includes('text/html')
        if (isPage) response.once('finish', () => note(config.logger, `rendering ${request.url}`, started))
        next()
      })
    },
  }
}
