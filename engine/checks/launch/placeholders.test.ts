import { expect, test } from 'vitest'
import { site } from '../../../model/site.ts'
import {
  formatPoints,
  openPointsOfRealFirm,
  openPointsOfSample,
  openPointsOfSite,
  openPointsOfTexts,
} from './placeholders.ts'

const ready = {
  ...site,
  url: 'https://keystone.works',
  phone: { display: '412-333-1000', e164: '+14123331000' },
  email: 'hello@keystone.works',
  backend: { url: 'https://abc.supabase.co', key: 'sb_publishable_abc' },
}

test('finds every placeholder, by file and key', () => {
  const started = {
    ...ready,
    url: 'https://www.example.com',
    phone: { display: '412-555-0100', e164: '+14125550100' },
    email: 'hello@keystone.example',
    backend: { url: '', key: '' },
  }
  expect(openPointsOfSite(started, true).map(({ file, key }) => `${file} ${key}`)).toEqual([
    'site.yaml demonstration',
    'site.yaml url',
    'site.yaml phone',
    'site.yaml email',
    'site.yaml backend.url',
  ])
})

test('a finished configuration has none', () => expect(openPointsOfSite(ready, false)).toEqual([]))

test('a firm is not the sample’s, and its founder has a name of their own', () => {
  const sample = { name: 'Spanwright', founder: { name: 'Jordan Wright' } }
  expect(openPointsOfSample(sample, sample).map(({ key }) => key)).toEqual(['name', 'founder.name'])
  expect(openPointsOfSample({ ...sample, name: 'Keystone' }, sample).map(({ key }) => key)).toEqual([
    'founder.name',
  ])
  expect(openPointsOfSample({ name: 'Keystone', founder: { name: 'Ada' } }, sample)).toEqual([])
})

test('a firm that exists says the name under which it is registered', () => {
  expect(openPointsOfRealFirm('name: Keystone\n').map(({ key }) => key)).toEqual(['legalName'])
  expect(openPointsOfRealFirm('name: Keystone\nlegalName: Keystone LLC\n')).toEqual([])
})

test('a legal text stays open until its note is removed', () => {
  const texts = [
    { file: 'terms.md', text: 'Terms. A lawyer has to check them.' },
    { file: 'privacy.md', text: 'Privacy' },
  ]
  const points = openPointsOfTexts(texts)
  expect(formatPoints(points)).toContain('terms.md  lawyer')
  expect(points).toHaveLength(1)
})
