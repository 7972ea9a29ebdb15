import { LateFailure } from '#components/late-code/LateFailure.tsx'
import { loadDialogs } from '#components/late-dialogs/load-dialogs.ts'
import { useLateCode } from '#components/late-code/use-late-code.ts'
import { Icon } from '#components/icon/Icon.tsx'
import { Link } from '#components/link/Link.tsx'
import { openSearchLabel, pageList, searchFailed } from '#model/search.ts'

/** Opens the search, whose code loads when the button is hovered, focused or pressed. Not shown without scripts. */
export function SearchButton() {
  const { code, hasFailed, button, retry, close } = useLateCode('search', loadDialogs)
  return (
    <>
      <button {...button} aria-haspopup="dialog" className="header__search" aria-label={openSearchLabel}>
        <Icon name="search" />
      </button>
      {hasFailed && (
        <div className="header__failure">
          <LateFailure retry={retry}>
            {searchFailed} <Link to={pageList.href}>{pageList.label}</Link>
          </LateFailure>
        </div>
      )}
      {code && <code.SearchDialog onClose={close} />}
    </>
  )
}
