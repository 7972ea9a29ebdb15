import { noticeScript } from './apply-notice.ts'
import { themeScript } from './apply-theme.ts'
import { awaitFonts } from './await-fonts.ts'
import { deferLayout } from './defer-layout.ts'

/** Source of the head's inline script. The build minifies it and puts its hash into the policy. */
export const headScript = `${themeScript};(${deferLayout.toString()})()&&(${awaitFonts.toString()})()${noticeScript}`
