import { BigType } from '#components/big-type/BigType.tsx'

/** The error's number, in large type. */
export default function NotFoundPicture() {
  return <BigType text="404" />
}
