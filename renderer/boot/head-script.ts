import { noticeScript } from '../notice/script.ts'
import { themeScript } from '../theme/script.ts'
import { awaitFonts } from './await-fonts.ts'
import { deferLayout } from './defer-layout.ts'

/** Source of the head's inline script. The build minifies it and puts its hash into the policy. */
export const headScript = `${themeScript};(${deferLayout.toString()})()&&(${awaitFonts.toString()})()${noticeScript}`
