/** Prints the routes, one path per line: `npm run --silent tool -- routes`. */
import { routes } from '../../model/routes.ts'
import { readCommandLine } from '../../engine/command/command-line.ts'

readCommandLine({ usage: 'npm run tool -- routes' })

console.log(routes.join('\n'))
