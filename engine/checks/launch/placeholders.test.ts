import { expect, test } from 'vitest'
import { site } from '../../../model/site.ts'
import { formatPoints, openPointsOfSite, openPointsOfTexts } from './placeholders.ts'

const ready = {
  ...site,
  name: 'Keystone Works',
  legalName: 'Keystone Works LLC',
  url: 'https://keystone.works',
  phone: { display: '412-333-1000', e164: '+14123331000' },
  email: 'hello@keystone.works',
  founder: { ...site.founder, name: 'Robin Roe' },
  backend: { url: 'https://abc.supabase.co', key: 'sb_publishable_abc' },
  vendors: { accessibility: { name: 'Keystone Works', url: '/accessibility/' } },
} as unknown as typeof site

test('finds every placeholder in this repository, by file and key', () => {
  expect(openPointsOfSite(site).map(({ key }) => key)).toEqual([
    'name',
    'legalName',
    'url',
    'phone',
    'email',
    'founder.name',
    'backend.url',
    'vendors.accessibility.name',
  ])
})

test('a finished configuration has none', () => expect(openPointsOfSite(ready)).toEqual([]))

test('a legal text stays open until its note is removed', () => {
  const texts = [
    { file: 'terms.md', text: 'Terms. A lawyer has to check them.' },
    { file: 'privacy.md', text: 'Privacy' },
  ]
  const points = openPointsOfTexts(texts)
  expect(formatPoints(points)).toContain('terms.md  lawyer')
  expect(points).toHaveLength(1)
})
