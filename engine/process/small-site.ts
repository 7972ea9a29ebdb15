import { routes } from '../../model/routes.ts'

/**
 * Whether one process builds the site. To start another takes longer than to render 69 pages; with more than a thousand,
 * several are faster, and the memory of each is freed when it ends.
 */
export const isSmallSite = routes.length <= 1000
