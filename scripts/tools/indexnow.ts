/** Tells search engines of every page of the site, after it has gone live: `npm run tool -- indexnow`. */
import { routes } from '../../model/routes.ts'
import { site } from '../../model/site.ts'
import { notices, type Notice } from '../../engine/site-files/indexnow.ts'

/** Passes each notice on to all engines that take part. */
const endpoint = 'https://api.indexnow.org/indexnow'

const { key } = site.indexNow
if (key === '') console.log('No key in site.yaml (indexNow.key): nothing was sent.')
else {
  const send = async (notice: Notice): Promise<void> => {
    const { ok, status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(notice),
    })
    console.log(`${notice.urlList.length} addresses sent; ${endpoint} answered ${status}`)
    if (!ok) process.exitCode = 1
  }
  await Promise.all(notices(site.url, key, routes).map(send))
}
