import { columns, worstFirst, type PageResult } from './figures.ts'
import { resultOf } from './ledger.ts'
import type { Task } from './plan.ts'

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The file of a page's own report, beside the summary. */
export const reportName = ({ path, device }: Task): string =>
  `${path.replaceAll('/', '_') || '_'}.${device}.html`

/** One page over all reports: sortable, worst first, with the change since the last run. */
export function summaryPage(results: readonly PageResult[], previous: readonly PageResult[]): string {
  const rows = worstFirst(results).map((result) => {
    const { path, device, runs, measured, misses, lost } = result
    const last = resultOf(previous, result)
    const cells = columns.map(({ of }) => {
      const value = of(measured)
      const change = last ? value - of(last.measured) : 0
      const note =
        change === 0 ? '' : ` <small>${change > 0 ? '+' : ''}${Math.round(change * 10_000) / 10_000}</small>`
      return `<td data-value="${value}">${value}${note}</td>`
    })
    const reason = [
      ...misses.map(({ id, actual, limit }) => `${id}: ${actual}, budget ${limit}`),
      ...lost,
    ].join('; ')
    return `<tr class="${misses.length > 0 ? 'missed' : ''}"><th scope="row"><a href="${reportName(result)}">${escape(path)}</a></th><td>${device}</td><td>${runs}</td>${cells.join('')}<td>${escape(reason)}</td></tr>`
  })
  const heads = [
    'Route',
    'Device',
    'Runs',
    ...columns.map(({ name, unit }) => (unit ? `${name} ${unit}` : name)),
    'Lost',
  ]
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Lighthouse: ${results.length} reports</title>
<style>
body{font:1rem/1.5 system-ui;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}
th,td{padding:.3rem .7rem;text-align:left;border-bottom:1px solid #8888}button{all:unset;cursor:pointer;font-weight:700}
button:focus-visible{outline:2px solid}.missed th{border-left:4px solid #c22}small{opacity:.8}
</style>
<h1>Lighthouse</h1><p>Median of the runs of each page, worst first. A small figure is the change since the last run.</p>
<table><thead><tr>${heads.map((head) => `<th scope="col"><button>${head}</button></th>`).join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<script>
document.querySelectorAll('thead button').forEach((button, column) => {
  let order = 1
  const heading = button.parentElement
  button.addEventListener('click', () => {
    const body = document.querySelector('tbody')
    const value = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent
    const sorted = [...body.rows].sort((a, b) => order * value(a).localeCompare(value(b), undefined, { numeric: true }))
    document.querySelectorAll('[aria-sort]').forEach((other) => other.removeAttribute('aria-sort'))
    heading.setAttribute('aria-sort', order > 0 ? 'ascending' : 'descending')
    order = -order
    body.append(...sorted)
  })
})
</script></html>
`
}
