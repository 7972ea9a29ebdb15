/** Builds the team's style guide: `npm run tool -- styleguide`, then open the file that it names. */
import { buildStyleguide } from '../../styleguide/build.ts'

const { folder, examples, missing } = await buildStyleguide(process.cwd())
console.log(`${examples.length} examples in ${folder}/index.html`)
if (missing.length > 0) console.log(`without an example in styleguide/examples.tsx: ${missing.join(', ')}`)
