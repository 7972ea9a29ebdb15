import { layoutSource, pageSource, type LinkComponent } from './as-jsx.ts'
import type { Peer } from './peer.ts'
import type { PeerPage } from './ten-pages.ts'

const link: LinkComponent = { from: "import { Link } from 'react-router'", address: 'to' }

const root = `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import Shell from './shell'
import './site.css'

export function Layout({ children }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
`

const page = (each: PeerPage): string => {
  const meta = [{ title: each.title }, { name: 'description', content: each.description }]
  return `${pageSource(each, link)}export const meta = () => ${JSON.stringify(meta)}\n`
}

/** A file name for a page, such as `services-ai-solutions`. */
const fileNameOf = ({ path }: PeerPage): string => path.split('/').filter(Boolean).join('-') || 'home'

const route = (each: PeerPage): string =>
  each.path === '/'
    ? "  index('pages/home.jsx'),"
    : `  route(${JSON.stringify(each.path.slice(1, -1))}, 'pages/${fileNameOf(each)}.jsx'),`

export const reactRouter: Peer = {
  name: 'React Router',
  // The newest that fit together: this `dev` depends on this `node`, which accepts no other `react-router`.
  packages: {
    '@react-router/dev': '8.4.0',
    '@react-router/node': '8.4.0',
    'react-router': '8.4.0',
    react: '19.3.1',
    'react-dom': '19.3.1',
    isbot: '5.2.3',
    vite: '8.4.0',
  },
  build: ['react-router', 'build'],
  output: 'build/client',
  publicFolder: 'public',
  files: ({ pages, stylesheet }) => ({
    'vite.config.js':
      "import { reactRouter } from '@react-router/dev/vite'\nexport default { plugins: [reactRouter()] }\n",
    'react-router.config.js': 'export default { ssr: false, prerender: true }\n',
    'app/site.css': stylesheet,
    'app/root.jsx': root,
    'app/shell.jsx': layoutSource('Shell', pages[0] as PeerPage, link),
    'app/routes.js': `import { index, route } from '@react-router/dev/routes'\nexport default [\n${pages.map(route).join('\n')}\n]\n`,
    ...Object.fromEntries(pages.map((each) => [`app/pages/${fileNameOf(each)}.jsx`, page(each)])),
  }),
}
