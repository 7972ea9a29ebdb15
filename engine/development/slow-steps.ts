import type { Logger, Plugin } from 'vite'

/** The time, in milliseconds, in which an edit should appear; slower steps are logged. */
const limit = 300

const note = (logger: Logger, step: string, started: number): void => {
  const took = performance.now() - started
  if (took > limit) logger.info(`slow: ${step} took ${(took / 1000).toFixed(1)} s`, { timestamp: true })
}

/** Runs a step of the development server, and logs it if it is slow. */
export function timed<Result>(logger: Logger, step: string, work: () => Result): Result {
  const started = performance.now()
  try {
    return work()
  } finally {
    note(logger, step, started)
  }
}

/** Logs the pages that the development server was slow to render. */
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
