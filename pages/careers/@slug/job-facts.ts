import { capitalized } from '#model/capitalized.ts'
import type { JobFields } from '#engine/schemas/job.ts'
import { moneyIn } from '#engine/site/money.ts'
import { currency } from '#.site/site.ts'
import { words } from '#.site/words/job-page.ts'
import { words as prices } from '#.site/words/prices.ts'
import { fill } from '#model/fill.ts'
import { listed, writtenDay } from '#model/written.ts'
import { site } from '#model/site.ts'

const money = moneyIn({ language: site.language, currency })

function payText({ from, to = from, unit }: NonNullable<JobFields['pay']>): string {
  const amount = from === to ? money(from) : fill(prices.range, { from: money(from), to: money(to) })
  return fill(words.pay[unit], { amount })
}

/** What applicants want to know first: the kind of job, the place, the pay and the deadline. */
export function jobFacts({ employment, place, isRemote, pay, closes }: JobFields) {
  const { facts } = words
  return [
    {
      label: facts.employment,
      value: capitalized(listed(employment.map((kind) => words.employment[kind])), site.language),
    },
    { label: facts.place, value: isRemote ? words.remote : (place ?? site.address.locality) },
    ...(pay ? [{ label: facts.pay, value: payText(pay) }] : []),
    ...(closes ? [{ label: facts.closes, value: writtenDay(closes).text }] : []),
  ]
}
