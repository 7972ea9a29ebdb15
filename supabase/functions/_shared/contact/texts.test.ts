import { expect, test } from 'vitest'
import { faultIn, textsFor, type ContactTexts } from './texts.ts'

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

test('a fault is told in it, with its limits', () => {
  expect(faultIn(es, 'name', 'long')).toBe('Acorte el nombre a 100 letras')
  expect(faultIn(es, 'name', 'control')).toBe(main.faults.other)
})
