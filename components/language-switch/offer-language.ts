/**
 * Shows the line that offers the browser's first language, if the site has it and this page is in another, until it is
 * closed or the page is left. Nobody is sent anywhere, and nothing is stored. It runs inlined in the head
 * (renderer/boot/head-script.ts), so it must not refer to anything outside itself.
 * @param own The language of the page.
 * @param others The other languages of the site.
 */
export function offerLanguage(own: string, others: readonly string[]): void {
  const { dataset } = document.documentElement
  const [asked] = navigator.language.split('-')
  const offered = [own, ...others].find((tag) => tag.split('-')[0] === asked)
  if (!offered || offered === own) return
  dataset['offer'] = offered
  addEventListener('click', ({ target }) => {
    if ((target as Element).matches?.('.language-offer button')) delete dataset['offer']
  })
}
