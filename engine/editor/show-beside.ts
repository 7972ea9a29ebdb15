/** The addresses of pages, by what the editor calls what is on them. */
export interface PageAddresses {
  /** Of its collections: where their entries are, with a slash at the end. */
  folders: Readonly<Record<string, string>>
  /** Of single files, by collection and name, such as `pages/about`. */
  files: Readonly<Record<string, string>>
}

/**
 * Shows in the frame `preview` the page of what is open in the frame `program`, and follows from one to the next.
 * Runs in the browser, so it must refer to nothing outside itself.
 * @param themeKey Where pages keep the chosen theme.
 */
export function showBeside({ folders, files }: PageAddresses, themeKey: string): void {
  const frame = (name: string) => document.querySelector<HTMLIFrameElement>(`iframe[name=${name}]`)!
  const program = frame('program')
  const preview = frame('preview')
  const { dataset } = document.documentElement

  const follow = () => {
    const { hash } = program.contentWindow!.location
    // What is open stays so if this page is loaded again.
    history.replaceState(null, '', hash || '#')
    const [, collection = '', name = ''] = /^#\/collections\/([\w-]+)\/entries\/([\w-]+)/.exec(hash) ?? []
    const folder = folders[collection]
    const address = files[`${collection}/${name}`] ?? (folder && `${folder}${name}/`)
    if (address && preview.contentWindow!.location.pathname !== address) preview.src = address
  }
  program.src += location.hash
  program.addEventListener('load', () => {
    // Folders of the machine can be opened in browsers that have this alone.
    const { navigation } = program.contentWindow as Window & { navigation?: EventTarget }
    navigation?.addEventListener('currententrychange', follow)
  })

  const show = () => {
    dataset['width'] = document.querySelector<HTMLInputElement>('[name=width]:checked')!.value
    // A wide page is drawn smaller.
    const share = preview.parentElement!.clientWidth / preview.offsetWidth
    preview.style.setProperty('--share', String(Math.min(1, share)))
  }
  document.addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    // The page in the frame is told, as any other tab would be.
    if (name === 'theme' && value === 'system') localStorage.removeItem(themeKey)
    else if (name === 'theme') localStorage.setItem(themeKey, value)
    show()
  })
  addEventListener('resize', show)
  const theme = localStorage.getItem(themeKey) ?? 'system'
  document.querySelector<HTMLInputElement>(`[name=theme][value="${CSS.escape(theme)}"]`)?.click()
  show()
}
