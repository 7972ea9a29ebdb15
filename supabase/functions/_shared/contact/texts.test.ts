import { expect, test } from 'vitest'
import { faultText } from '../../../../model/contact-faults.ts'
import { successPage } from './html-pages.ts'
import { textsFor, type ContactTexts } from './texts.ts'

const main = textsFor('/contact/', 'https://firm.example')
const es: ContactTexts = {
  ...main,
  language: 'es',
  faults: { ...main.faults, name: { long: 'Acorte el nombre a {max} letras' } },
}
const answered = (address: unknown, siteUrl = 'https://firm.example') =>
  textsFor(address, siteUrl, { es }).language

test('a message is answered in the language of its page', () => {
  expect(answered('/es/contact/')).toBe('es')
  expect(answered('/firm/es/contact/', 'https://host.example/firm')).toBe('es')
})

test('anything else is answered in the main language', () => {
  const others = [
    '/contact/',
    '/escrow/',
    '/contact/es/',
    '/es/',
    'es/',
    undefined,
    ['/es/'],
    '/constructor/',
    '/firm/',
  ]
  expect(others.filter((address) => answered(address) === 'es')).toEqual(['/es/'])
  expect(answered('/es/contact/', 'https://host.example/firm')).toBe(main.language)
})

test('a fault is described in that language, with its limits', () => {
  expect(faultText('name', 'long', es)).toBe('Acorte el nombre a 100 letras')
  expect(faultText('name', 'control', es)).toBe(main.faults.other)
})

test('a page names its language and direction, fits a phone, and is not indexed', () => {
  const [head] = successPage(main, '/').split('<title>')
  expect(head).toBe(`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
`)
  expect(successPage({ ...main, direction: 'rtl' }, '/')).toContain('<html lang="en-US" dir="rtl">')
})
