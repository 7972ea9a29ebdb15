/** Prints the routes, one path per line: `npm run --silent tool -- routes`. */
import { routes } from '../../model/routes.ts'

console.log(routes.join('\n'))
