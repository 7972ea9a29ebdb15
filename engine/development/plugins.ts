import { drawings } from '../drawing-files/write-drawings.ts'
import { serveEditor } from '../editor/serve-editor.ts'
import { pictures } from '../picture-files/serve-pictures.ts'
import { searchDocumentsInDevelopment } from '../site-files/search-documents.ts'
import { contentOverlay } from './content-overlay.ts'
import { slowSteps } from './slow-steps.ts'

/** Plugins for the development server only. */
export const developmentPlugins = () => [
  drawings(),
  pictures(),
  searchDocumentsInDevelopment(),
  contentOverlay(),
  serveEditor(),
  slowSteps(),
]
