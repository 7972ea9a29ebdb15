import { languages } from '#.site/languages.ts'
import { offerLanguage } from '#components/language-switch/offer-language.ts'
import { otherLanguages } from '#model/languages.ts'
import { site } from '#model/site.ts'
import { noticeScript } from '../notice/script.ts'
import { themeScript } from '../theme/script.ts'
import { awaitFonts } from './await-fonts.ts'
import { deferLayout } from './defer-layout.ts'

const tags = JSON.stringify(otherLanguages().map(({ tag }) => tag))
const offer =
  languages.length > 0 ? `;(${offerLanguage.toString()})(${JSON.stringify(site.language)},${tags})` : ''

/** Source of the head's inline script. The build minifies it and puts its hash into the policy. */
export const headScript = `${themeScript};(${deferLayout.toString()})()&&(${awaitFonts.toString()})()${offer}${noticeScript}`
