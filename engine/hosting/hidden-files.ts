/** Files for the host, which it must not serve. */
export const hostFiles = ['_headers', '_redirects', 'vercel.json'] as const

/** Whether a path must not be served: a host's own file, or one whose name begins with a dot. */
export const isHidden = (path: string): boolean =>
  hostFiles.some((name) => path === `/${name}`) || /\/\.(?!well-known(\/|$))/.test(path)
