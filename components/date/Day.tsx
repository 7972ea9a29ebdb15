interface WrittenDay {
  /** `YYYY-MM-DD` (ISO 8601). */
  iso: string
  text: string
}

/** A calendar day, for people and for machines. */
export const Day = ({ of: { iso, text } }: { of: WrittenDay }) => <time dateTime={iso}>{text}</time>
