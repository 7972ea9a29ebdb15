import { routes } from '../../model/routes.ts'

/**
 * Whether a single process builds the site. Starting another takes longer than rendering 69 pages. For more than a
 * thousand, several processes are faster, and each one's memory is freed when it ends.
 */
export const isSmallSite = routes.length <= 1000
