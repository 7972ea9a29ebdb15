import { editor } from '../../.site/site.ts'
import { serializePolicy, type Policy } from './content-security-policy.ts'
import type { Headers } from './headers.ts'

/** The editor's path. */
export const editorPath = '/admin/'

/** The origins of the repository hosts' APIs, and of their users' pictures. */
const repositoryHosts = {
  github: { connect: ['https://api.github.com'], images: ['https://avatars.githubusercontent.com'] },
  gitlab: { connect: ['https://gitlab.com'], images: ['https://gitlab.com', 'https://secure.gravatar.com'] },
} as const

/**
 * The editor's policy. Its program and font come from the site; beyond that, it may contact only the host of the
 * repository.
 */
export function editorPolicy(): Policy {
  const { host, repository } = editor
  const { connect, images } = repository === '' ? { connect: [], images: [] } : repositoryHosts[host]
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Its components add stylesheets when they are first shown, and styles to elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    // It shows pictures of the folder or repository from memory, and small drawings from data URLs.
    'img-src': ["'self'", 'blob:', 'data:', ...images],
    'font-src': ["'self'"],
    // It fetches chosen pictures and its own drawing from memory.
    'connect-src': ["'self'", 'blob:', 'data:', ...connect],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
}

/**
 * The editor's headers where they differ from the pages'.
 * @param frames The pages that may show the editor in a frame.
 */
export const editorHeaders = (frames: "'none'" | "'self'" = "'none'"): Headers => ({
  'Content-Security-Policy': serializePolicy({ ...editorPolicy(), 'frame-ancestors': [frames] }),
  // The sign-in window has to report back to this one.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex',
})

/** Whether the built site has the editor, which needs a repository to save to. */
export const isEditorPublished = (): boolean => editor.enabled && editor.repository !== ''
