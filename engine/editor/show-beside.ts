/** The addresses of pages, by the editor's names for their texts. */
export interface PageAddresses {
  /** For a collection: the folder of its entries' pages, with a slash at the end. */
  folders: Readonly<Record<string, string>>
  /** For a single file, by collection and name, such as `pages/about`: its page. */
  files: Readonly<Record<string, string>>
}

/**
 * Shows, in the frame `preview`, the page of the text that is open in the frame `program`, and follows changes of it.
 * The function's source runs in the browser, so it must refer to nothing outside itself.
 * @param themeKey The storage key of the chosen theme.
 */
export function showBeside({ folders, files }: PageAddresses, themeKey: string): void {
  const frame = (name: string) => document.querySelector<HTMLIFrameElement>(`iframe[name=${name}]`)!
  const program = frame('program')
  const preview = frame('preview')
  const { dataset } = document.documentElement

  const follow = () => {
    const { hash } = program.contentWindow!.location
    // Keeps the same text open if this page is reloaded.
    history.replaceState(null, '', hash || '#')
    const [, collection = '', name = ''] = /^#\/collections\/([\w-]+)\/entries\/([\w-]+)/.exec(hash) ?? []
    const folder = folders[collection]
    const address = files[`${collection}/${name}`] ?? (folder && `${folder}${name}/`)
    if (address && preview.contentWindow!.location.pathname !== address) preview.src = address
  }
  program.src += location.hash
  program.addEventListener('load', () => {
    follow()
    // Every browser that can open a folder on this machine has the Navigation API.
    const { navigation } = program.contentWindow as Window & { navigation?: EventTarget }
    navigation?.addEventListener('currententrychange', follow)
  })

  const show = () => {
    dataset['width'] = document.querySelector<HTMLInputElement>('[name=width]:checked')!.value
    // A page wider than the frame is scaled down.
    const share = preview.parentElement!.clientWidth / preview.offsetWidth
    preview.style.setProperty('--share', String(Math.min(1, share)))
  }
  document.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    // The page in the frame gets a storage event, like any other tab.
    if (name === 'theme' && value === 'system') localStorage.removeItem(themeKey)
    else if (name === 'theme') localStorage.setItem(themeKey, value)
    show()
  })
  addEventListener('resize', show)
  const theme = localStorage.getItem(themeKey) ?? 'system'
  document.querySelector<HTMLInputElement>(`[name=theme][value="${CSS.escape(theme)}"]`)?.click()
  show()
}
