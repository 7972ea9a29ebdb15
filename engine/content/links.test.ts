import { expect, test } from 'vitest'
import { site } from '../../model/site.ts'
import { linkProblem } from './links.ts'

const anchors = new Map([['/about/', new Set(['name', 'team'])]])
const unclear = 'neither a path on the site nor an absolute address; expected /…/, #… or https:'

test.each([
  ['https://ana.example/', undefined],
  ['mailto:ana@ana.example', undefined],
  ['/about/', undefined],
  ['/about/#team', undefined],
  ['#name', undefined],
  [`${site.url}/file.pdf`, undefined],
  ['http://www.ana.example', 'http://www.ana.example is not encrypted; expected https://www.ana.example'],
  ['about/', `about/ is ${unclear}`],
  ['', `an empty link is ${unclear}`],
  ['/about', 'there is no page /about; the closest is /about/'],
  ['/abuot/', 'there is no page /abuot/; the closest is /about/'],
  [`${site.url}/abuot/`, 'there is no page /abuot/; the closest is /about/'],
  ['#nmae', '/about/ has no heading #nmae; the closest is #name'],
  ['/contact/#form', '/contact/ has no headings to link to'],
])('the link “%s” on /about/: %s', (href, problem) =>
  expect(linkProblem(href, '/about/', anchors)).toBe(problem),
)
