import { useLocation } from 'react-router-dom'
import { withBase } from '#model/base-path.ts'

/** The page that a form stands on, which says its language: the answer is in it, without scripts too. */
export const PageField = () => <input type="hidden" name="page" value={withBase(useLocation().pathname)} />
