const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar day `YYYY-MM-DD`, written out and readable by machines. */
export function Day({ of: day }: { of: string }) {
  return <time dateTime={day}>{format.format(new Date(day))}</time>
}
