import { createElement } from 'react'
import { examples } from '#.site/prices.ts'
import { currency } from '#.site/site.ts'
import { words } from '#.site/words/pricing.ts'
import { Bills } from '#components/bills/Bills.tsx'
import { workedExample } from '#components/demonstration/worked-example.tsx'
import { renderPart } from '#components/html/render-part.tsx'
import { Ticks } from '#components/lists/Ticks.tsx'
import { pageOf } from '#engine/content/find.ts'
import { loadContent } from '#engine/content/load.ts'
import { pageHead } from '#engine/head/page-head.ts'
import { offerCatalog } from '#engine/head/structured-data.ts'
import type { Example } from '#engine/site/examples.ts'
import { moneyIn } from '#engine/site/money.ts'
import { fill } from '#model/fill.ts'
import { priceLines, workKeys } from '#model/terms.ts'
import { site } from '#model/site.ts'
import { PriceList } from './PriceList.tsx'
import { Refused } from './Refused.tsx'

const path = '/pricing/'
const exact = moneyIn({ language: site.language, currency })
const money = (amount: number): string => exact(Math.round(amount))

export type Data = ReturnType<typeof data>

export function data() {
  const content = loadContent()
  const page = pageOf(content, 'pricing')
  const { title, summary, hero, cases, calculator, refused, list, terms, action } = page
  return {
    ...pageHead({
      path,
      fields: page,
      name: page.label,
      about: workKeys.length > 0 ? [offerCatalog(path, page.list.heading, priceLines(workKeys))] : [],
    }),
    page: {
      title,
      summary,
      hero,
      calculator,
      list,
      terms: { ...terms, items: [] },
      action,
      ...(cases && { cases: { ...cases, items: [] } }),
      ...(refused && { refused: { ...refused, items: [] } }),
    },
    prerendered: {
      ...(calculator && { [calculator.part]: workedExample('tools', calculator.part) }),
      list: renderPart(path, createElement(PriceList, { content })),
      cases: renderPart(path, createElement(Bills, { bills: worked(cases?.items).map(billed) })),
      terms: renderPart(path, createElement(Ticks, { items: terms.items })),
      refused: renderPart(path, createElement(Refused, { jobs: worked(refused?.items).map(missed) })),
    },
  }
}

/** The items with the calculated examples that they name. */
const worked = <Item extends { example: string }>(items: readonly Item[] = []) =>
  items.flatMap((item) => {
    const example = examples[item.example]
    return example ? [{ ...item, ...example }] : []
  })

/** An example with the lines of its bill: the first year, then the result of all years. */
function billed<Item extends Example>(item: Item) {
  const { price, ownHours, hourly, monthly, buildMonths = 0, years, result } = item
  const months = 12 - buildMonths
  const texts = words.bill
  return {
    ...item,
    lines: [
      { label: texts.price, amount: money(price) },
      { label: texts.ownHours, amount: money(ownHours * hourly) },
      { label: fill(texts.running, { count: months }), amount: money(monthly * months) },
      { label: texts.firstYear, amount: money(result.firstYear), isSum: true },
      { label: fill(texts.spent, { count: years }), amount: money(result.spent) },
      { label: fill(texts.saved, { count: years }), amount: money(result.saved) },
      { label: texts.left, amount: money(result.left), isSum: true },
    ],
  }
}

const missed = <Item extends Example>(item: Item) => ({
  ...item,
  saved: money(item.result.saved),
  spent: money(item.result.spent),
  left: money(-item.result.left),
})
