import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { demonstration } from '../.site/site.ts'
import { site } from '../model/site.ts'
import {
  formatPoints,
  openPointsOfSite,
  openPointsOfStarter,
  openPointsOfTexts,
} from '../engine/checks/launch/placeholders.ts'

const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.(md|yaml)$/.test(name))
    .toSorted()
    .map((name) => ({ file: path.join(folder, name), text: readFileSync(path.join(folder, name), 'utf8') }))
const points = [
  ...openPointsOfSite(site, demonstration),
  ...openPointsOfTexts(textsIn('sites/spanwright/legal')),
  ...['pages', 'services', 'blog'].flatMap((folder) => openPointsOfStarter(textsIn(`content/${folder}`))),
]

if (points.length === 0) console.log('Nothing is a placeholder any more: ready to launch.')
else {
  console.log(`${formatPoints(points)}\n\n${points.length} points are open before launch.`)
  process.exitCode = 1
}
