import { hashedFolder, immutable, revalidated } from './caching.ts'
import { hostFiles } from './hidden-files.ts'
import type { HostConfiguration } from './host-configuration.ts'
import { redirectStatus } from './redirects.ts'

const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`

/** `.htaccess` of Apache 2.4 with mod_headers, mod_rewrite, mod_dir and mod_deflate. */
export const htaccess = ({ headers, redirects }: HostConfiguration): string => `# Written by the build.
ErrorDocument 404 /404.html
DirectoryIndex index.html
DirectorySlash On
Options -Indexes -MultiViews
AddDefaultCharset utf-8
AddType text/javascript .js
AddType application/manifest+json .webmanifest
AddType font/woff2 .woff2

<IfModule mod_headers.c>
${Object.entries(headers)
  .map(([name, value]) => `  Header always set ${name} ${quote(value)}`)
  .join('\n')}
  Header always set Cache-Control ${quote(revalidated)} "expr=! (%{REQUEST_URI} =~ m#^${hashedFolder}#)"
  Header always set Cache-Control ${quote(immutable)} "expr=%{REQUEST_URI} =~ m#^${hashedFolder}#"
</IfModule>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/markdown application/json application/manifest+json application/xml image/svg+xml
</IfModule>

RewriteEngine On
RewriteRule ^(?:${hostFiles.map((name) => name.replaceAll('.', '\\.')).join('|')})$ - [R=404,L]
RewriteRule (?:^|/)\\.(?!well-known(?:/|$)) - [R=404,L]
RewriteCond %{THE_REQUEST} \\s/(?:[^/?\\\\][^?\\s]*/)?index\\.html[?\\s]
RewriteRule ^(.*/)?index\\.html$ /$1 [R=${redirectStatus},L]
${redirects
  .filter(({ from }) => from.endsWith('/'))
  .map(
    ({ from, to }) =>
      `RewriteRule ^${from.slice(1, -1).replace(/[.+*?()[\]{}|^$\\]/g, '\\$&')}/?$ ${to} [R=${redirectStatus},L,NE]`,
  )
  .join('\n')}
# A folder without a page is not found, rather than forbidden.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
`
