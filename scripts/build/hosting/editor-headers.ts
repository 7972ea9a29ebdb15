import { editor } from '../../../content/editor.ts'
import { serializePolicy, type Policy } from './content-security-policy.ts'
import type { Headers } from './headers.ts'

/** Where the editor is. */
export const editorPath = '/admin/'

/** Hosts of repositories: where their interfaces answer, and where the pictures of their users lie. */
const repositoryHosts = {
  github: { connect: ['https://api.github.com'], images: ['https://avatars.githubusercontent.com'] },
  gitlab: { connect: ['https://gitlab.com'], images: ['https://gitlab.com', 'https://secure.gravatar.com'] },
} as const

/**
 * What the editor may load and reach. Its program and its font come from the site, and beyond that it reaches
 * the host of the repository alone.
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
    // It reads pictures back from memory: those that were chosen, and a drawing of its own.
    'connect-src': ["'self'", 'blob:', 'data:', ...connect],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
}

/** The headers of the editor that differ from those of the pages, which keep their own. */
export const editorHeaders = (): Headers => ({
  'Content-Security-Policy': serializePolicy({ ...editorPolicy(), 'frame-ancestors': ["'none'"] }),
  // The window in which one signs in tells this one that it has happened.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Robots-Tag': 'noindex',
})

/** Whether the built site has the editor: it is of use there with a repository to save to. */
export const isEditorPublished = (): boolean => editor.enabled && editor.repository !== ''
