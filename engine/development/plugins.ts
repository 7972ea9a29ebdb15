import react from '@vitejs/plugin-react'
import { drawings } from '../drawing-files/write-drawings.ts'
import { serveEditor } from '../editor/serve-editor.ts'
import { pictures } from '../picture-files/serve-pictures.ts'
import { searchDocumentsInDevelopment } from '../site-files/search-documents.ts'
import { contentOverlay } from './content-overlay.ts'

/** Plugins for the development server only; React's is for replacing modules in an open page. */
export const developmentPlugins = () => [
  react(),
  drawings(),
  pictures(),
  searchDocumentsInDevelopment(),
  contentOverlay(),
  serveEditor(),
]
