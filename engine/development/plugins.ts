import react from '@vitejs/plugin-react'
import { contentOverlay } from './content-overlay.ts'
import { serveFiles } from './serve-files.ts'

/** Plugins for the development server only; React's is for replacing modules in an open page. */
export const developmentPlugins = () => [react(), serveFiles(), contentOverlay()]
