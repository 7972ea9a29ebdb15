/** Prints the listed routes, one path a line: `npm run --silent tool -- routes`. */
import { routes } from '../../content/routes.ts'

console.log(routes.join('\n'))
