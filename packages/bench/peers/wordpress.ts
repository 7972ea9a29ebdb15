import path from 'node:path'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import type { Peer } from './peer.ts'
import { treeOf, type PeerPage } from './ten-pages.ts'

/** Attributes that mean something to a theme other than this site's. */
const kept = new Set(['href', 'src', 'srcSet', 'sizes', 'media', 'alt', 'width', 'height', 'type', 'name'])

/** A page's words and pictures in a Custom HTML block, without the classes and icons that only this site styles. */
function block({ main }: PeerPage): string {
  const content = treeOf(structuredClone(main.children))
  visit(content, 'element', (element, index, parent) => {
    if (element.tagName === 'svg' && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return index
    }
    element.properties = Object.fromEntries(
      Object.entries(element.properties).filter(([name]) => kept.has(name)),
    )
    return undefined
  })
  return `<!-- wp:html -->${toHtml(content)}<!-- /wp:html -->`
}

const menuItem = (label: string, url: string): string =>
  `<!-- wp:navigation-link ${JSON.stringify({ label, url, kind: 'custom' })} /-->`

const menu = [
  menuItem('Services', '/services/'),
  menuItem('About', '/about/'),
  menuItem('Insights', '/blog/'),
  menuItem('Contact', '/contact/'),
].join('')

/** Creates the pages, some of which have a parent that is not one of the ten, and the menu. */
const createPages = `<?php
require '/wordpress/wp-load.php';
kses_remove_filters();
$ids = ['' => 0];
function create($type, $title, $content, $more = []) {
  return wp_insert_post(wp_slash(['post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content] + $more));
}
foreach (json_decode(file_get_contents('/wordpress/pages.json'), true) as $page) {
  $parent = '';
  $names = array_values(array_filter(explode('/', $page['path'])));
  foreach ($names ?: ['home'] as $index => $name) {
    $path = $parent . '/' . $name;
    $isPage = $index + 1 >= count($names);
    $ids[$path] ??= create('page', $isPage ? $page['title'] : $name, $isPage ? $page['content'] : '', ['post_name' => $name, 'post_parent' => $ids[$parent]]);
    update_post_meta($ids[$path], '_wp_page_template', 'page-no-title');
    $parent = $path;
  }
}
create('wp_navigation', 'Main', file_get_contents('/wordpress/menu.html'));
update_option('show_on_front', 'page');
update_option('page_on_front', $ids['/home']);
update_option('permalink_structure', '/%postname%/');
flush_rewrite_rules();
`

/**
 * The words and pictures of the ten pages in WordPress with its newest theme in the npm package of its builds, as static
 * files. They don't look like this site's: an owner would take the theme's look.
 */
export const wordpress: Peer = {
  name: 'WordPress',
  packages: {
    '@wp-playground/cli': '3.1.56',
    '@wp-playground/wordpress-builds': '0.9.19',
    // The newest release that WordPress Playground has binaries for.
    node: '24.21.0',
  },
  build: ['node', path.join(import.meta.dirname, 'export-wordpress.ts')],
  output: 'out',
  publicFolder: 'out',
  files: ({ pages }) => ({
    'wordpress/pages.json': JSON.stringify(
      pages.map((page) => ({ path: page.path, title: page.title, content: block(page) })),
    ),
    'wordpress/menu.html': menu,
    'blueprint.json': JSON.stringify({ steps: [{ step: 'runPHP', code: createPages }] }),
  }),
}
