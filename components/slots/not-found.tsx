import { BigType } from '#components/big-type/BigType.tsx'

/** The error's number, over the window. */
export default function NotFoundPicture() {
  return <BigType text="404" />
}
