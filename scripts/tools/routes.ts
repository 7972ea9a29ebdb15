/** Prints the listed routes, one path a line: `npm run --silent tool -- routes`. */
import { routes } from '../../model/routes.ts'

console.log(routes.join('\n'))
