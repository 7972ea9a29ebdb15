import { layoutSource, pageSource } from './as-jsx.ts'
import type { Peer } from './peer.ts'
import type { PeerPage } from './ten-pages.ts'

/** The folder of a page; that of the home page is called `index`, as in Vike's guide. */
const folderOf = ({ path }: PeerPage): string => `pages${path === '/' ? '/index/' : path}`

export const vike: Peer = {
  name: 'Vike',
  packages: {
    vike: '0.4.266',
    'vike-react': '0.6.30',
    react: '19.3.1',
    'react-dom': '19.3.1',
    vite: '8.4.0',
    '@vitejs/plugin-react': '6.3.0',
  },
  build: ['vike', 'build'],
  output: 'dist/client',
  publicFolder: 'public',
  files: ({ pages, stylesheet }) => ({
    'vite.config.js':
      "import react from '@vitejs/plugin-react'\nimport vike from 'vike/plugin'\nexport default { plugins: [vike(), react()] }\n",
    'site.css': stylesheet,
    'pages/+config.js':
      "import vikeReact from 'vike-react/config'\nexport default { extends: [vikeReact], prerender: true, lang: 'en-US' }\n",
    'pages/+Layout.jsx': `import '../site.css'\n${layoutSource('Layout', pages[0] as PeerPage)}`,
    ...Object.fromEntries(
      pages.flatMap((page) => [
        [`${folderOf(page)}+Page.jsx`, pageSource(page)],
        [`${folderOf(page)}+title.js`, `export default ${JSON.stringify(page.title)}\n`],
        [`${folderOf(page)}+description.js`, `export default ${JSON.stringify(page.description)}\n`],
      ]),
    ),
  }),
}
