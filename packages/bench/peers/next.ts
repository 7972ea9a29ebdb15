import { layoutSource, pageSource, type LinkComponent } from './as-jsx.ts'
import type { Peer } from './peer.ts'
import type { PeerPage } from './ten-pages.ts'

const link: LinkComponent = { from: "import Link from 'next/link'", address: 'href' }

const layout = `import Shell from './shell'
import './site.css'

export default function RootLayout({ children }) {
  return (
    <html lang="en-US">
      <body>
        <Shell>{children}</Shell>
      </body>
    </html>
  )
}
`

const page = (each: PeerPage): string => {
  const { title, description } = each
  return `${pageSource(each, link)}export const metadata = ${JSON.stringify({ title, description })}\n`
}

export const next: Peer = {
  name: 'Next',
  packages: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
  build: ['next', 'build'],
  output: 'out',
  publicFolder: 'public',
  files: ({ pages, stylesheet }) => ({
    'next.config.mjs': "export default { output: 'export', trailingSlash: true }\n",
    'app/site.css': stylesheet,
    'app/shell.jsx': layoutSource('Shell', pages[0] as PeerPage, link),
    'app/layout.jsx': layout,
    ...Object.fromEntries(pages.map((each) => [`app${each.path}page.jsx`, page(each)])),
  }),
}
