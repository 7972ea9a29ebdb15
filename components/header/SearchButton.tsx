import { loadDialogs } from '#components/late-dialogs/load-dialogs.ts'
import { Icon } from '#components/icon/Icon.tsx'
import { Link } from '#components/link/Link.tsx'
import { openSearchLabel, pageList, searchFailed } from '#model/search.ts'
import { useLateDialog } from '#components/app/use-late-dialog.ts'

/** Opens the search, whose code is fetched when it is wanted. Not shown without scripts. */
export function SearchButton() {
  const { code, hasFailed, button, close } = useLateDialog('search', loadDialogs)
  return (
    <>
      <button {...button} className="header__search" aria-label={openSearchLabel}>
        <Icon name="search" />
      </button>
      {hasFailed && (
        <p role="alert" className="header__failure">
          {searchFailed} <Link to={pageList.href}>{pageList.label}</Link>
        </p>
      )}
      {code && <code.SearchDialog onClose={close} />}
    </>
  )
}
