/** The dialogs consist mostly of Radix, so they share one file: opening one loads the others. */
export { ConsentPreferences } from '#components/consent-preferences/ConsentPreferences.tsx'
export { MenuDialog } from '#components/menu-dialog/MenuDialog.tsx'
export { SearchDialog } from '#components/search/SearchDialog.tsx'
