/** Lists what the folders of content hold, for the types and the build: part of `npm ci`. */
import { site } from '../model/site.ts'
import { listEntries, todayIn } from '../engine/content/list-entries.ts'

listEntries(process.cwd(), todayIn(site.timeZone))
