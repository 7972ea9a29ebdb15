import { notice } from '#.site/notice.ts'
import { noticeStorageKey } from '#model/notice.ts'
import { applyNotice } from './apply-notice.ts'

/** Source of the inline script that shows the notice on its days; empty on a site without one. */
export const noticeScript = notice
  ? `;(${applyNotice.toString()})(${[noticeStorageKey, notice.id, notice.from, notice.until].map((value) => JSON.stringify(value)).join()})`
  : ''
