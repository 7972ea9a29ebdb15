import type { ReactNode } from 'react'
import { Html } from '#components/html/Html.tsx'
import type { RichText } from '#model/rich-text.ts'

interface PictureListItem {
  name: string
  /** A price, or a person's role. */
  detail: string
  text?: RichText | undefined
  picture?: ReactNode
}

/** Things or people side by side, each with its picture, if any. */
export const PictureList = ({ items }: { items: readonly PictureListItem[] }) => (
  <ul className="picture-list">
    {items.map(({ name, detail, text, picture }) => (
      <li key={name} className="picture-list__item">
        {picture}
        <h3 className="picture-list__name">{name}</h3>
        <p className="picture-list__detail">{detail}</p>
        {text && <Html of={text} />}
      </li>
    ))}
  </ul>
)
