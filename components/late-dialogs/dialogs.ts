/** One file for the dialogs that are mostly Radix: the first that is wanted brings the others. */
export { ConsentPreferences } from '#components/consent-preferences/ConsentPreferences.tsx'
export { MenuDialog } from '#components/menu-dialog/MenuDialog.tsx'
export { SearchDialog } from '#components/search/SearchDialog.tsx'
