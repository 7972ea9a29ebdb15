import { expect, test } from 'vitest'
import { expiriesOf } from './cookies.ts'

const present = '_ga=GA1.2; theme=dark; _ga_ABC123=GS1; _gcl_au=1.1; my_ga=1; _gap=2'

test("a category's cookies are deleted on the host and each parent domain", () => {
  expect(expiriesOf(['analytics'], present, 'www.shop.example.com')).toEqual(
    ['_ga', '_ga_ABC123'].flatMap((name) => [
      `${name}=; max-age=0; path=/`,
      `${name}=; max-age=0; path=/; domain=www.shop.example.com`,
      `${name}=; max-age=0; path=/; domain=shop.example.com`,
      `${name}=; max-age=0; path=/; domain=example.com`,
    ]),
  )
})

test('the cookies of other categories stay', () => {
  expect(expiriesOf(['marketing'], present, 'localhost')).toEqual(['_gcl_au=; max-age=0; path=/'])
  expect(expiriesOf(['functional'], present, 'localhost')).toEqual([])
})
