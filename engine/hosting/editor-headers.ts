import { editor } from '../../model/editor.ts'
import { serializePolicy, type Policy } from './content-security-policy.ts'
import type { Headers } from './headers.ts'

/** The editor's path. */
export const editorPath = '/admin/'

/** Hosts of repositories: the origins of their APIs, and of their users' pictures. */
const repositoryHosts = {
  github: { connect: ['https://api.github.com'], images: ['https://avatars.githubusercontent.com'] },
  gitlab: { connect: ['https://gitlab.com'], images: ['https://gitlab.com', 'https://secure.gravatar.com'] },
} as const

/**
 * What the editor may load. Its program and font come from the site; apart from that, it may contact only the
 * repository's host.
 */
export function editorPolicy(): Policy {
  const { host, repository } = editor
  const { connect, images } = repository === '' ? { connect: [], images: [] } : repositoryHosts[host]
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Its components add their styles to the page when they are first shown, and set them on elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Pictures of the folder or the repository are shown from memory; small drawings are data.
    'img-src': ["'self'", 'blob:', 'data:', ...images],
    'font-src': ["'self'"],
    // It fetches pictures from memory: the chosen ones, and its own drawing.
    'connect-src': ["'self'", 'blob:', 'data:', ...connect],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
}

/**
 * The headers of the editor that differ from those of the pages, which keep their own.
 * @param frames Which pages may show it in a frame.
 */
export const editorHeaders = (frames: "'none'" | "'self'" = "'none'"): Headers => ({
  'Content-Security-Policy': serializePolicy({ ...editorPolicy(), 'frame-ancestors': [frames] }),
  // The sign-in window has to report back to this one.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex',
})

/** Whether the built site has the editor: it needs a repository to save to. */
export const isEditorPublished = (): boolean => editor.enabled && editor.repository !== ''
