/** Notifies search engines of every page of the site, after it has gone live: `npm run tool -- indexnow`. */
import { routes } from '../../model/routes.ts'
import { site } from '../../model/site.ts'
import { notices, send } from '../../engine/site-files/indexnow.ts'

const { key } = site.indexNow
if (key === '') console.log('No key in site.yaml (indexNow.key): nothing was sent.')
const answers = await Promise.all(key === '' ? [] : notices(site.url, key, routes).map(send))
for (const { line } of answers) console.log(line)
process.exitCode = answers.every(({ ok }) => ok) ? 0 : 1
