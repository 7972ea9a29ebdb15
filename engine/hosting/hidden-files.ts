/** Files that the host reads, and must not serve. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json'] as const

/** Whether a path must not be served, because a host reads the file or its name begins with a dot. */
export const isHidden = (path: string): boolean =>
  hostFiles.some((name) => path === `/${name}`) || /\/\.(?!well-known(\/|$))/.test(path)
