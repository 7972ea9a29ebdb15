import { toHtml } from 'hast-util-to-html'
import type { Peer } from './peer.ts'
import { treeOf, type PeerPage } from './ten-pages.ts'

/** HTML without braces, which would start expressions in Astro's templates. */
const html = (...parts: Parameters<typeof treeOf>[0]): string =>
  toHtml(treeOf(parts)).replaceAll('{', '&#123;').replaceAll('}', '&#125;')

const layout = ({ before, after }: PeerPage): string => `---
import '../site.css'
const { title, description } = Astro.props
---
<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<meta name="description" content={description}>
</head>
<body>${html(...before)}<slot />${html(...after)}</body>
</html>
`

const page = ({ path, title, description, main }: PeerPage): string => `---
import Layout from '${
  path
    .split('/')
    .slice(1, -1)
    .map(() => '../')
    .join('') || './'
}../layouts/Layout.astro'
---
<Layout title={${JSON.stringify(title)}} description={${JSON.stringify(description)}}>${html(main)}</Layout>
`

export const astro: Peer = {
  name: 'Astro',
  packages: { astro: '7.3.5' },
  build: ['astro', 'build'],
  output: 'dist',
  publicFolder: 'public',
  files: ({ pages, stylesheet }) => ({
    'astro.config.mjs': "export default { trailingSlash: 'always' }\n",
    'src/site.css': stylesheet,
    'src/layouts/Layout.astro': layout(pages[0] as PeerPage),
    ...Object.fromEntries(pages.map((each) => [`src/pages${each.path}index.astro`, page(each)])),
  }),
}
