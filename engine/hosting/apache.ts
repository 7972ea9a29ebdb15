import { basePath, withBase, withoutBase } from '../../model/base-path.ts'
import { hashedPattern, immutable, revalidated } from './caching.ts'
import type { HostConfiguration } from './host-configuration.ts'
import {
  askedPattern,
  homeTwin,
  linksOf,
  pagePattern,
  refusedPattern,
  twinOf,
  varies,
} from './markdown-twins.ts'
import { basePattern, hostFilesPattern, patternOf, quote } from './patterns.ts'
import { redirectStatus } from './redirects.ts'

const asked = `RewriteCond %{HTTP:Accept} ${askedPattern} [NC]
RewriteCond %{HTTP:Accept} ${quote(`!${refusedPattern}`)} [NC]`
/** Matches the requested address, which Apache has rewritten by the time it responds. */
const requestOf = (page: string): string => `%{THE_REQUEST} =~ m#^\\S+ ${basePattern}${page}/[? ]#`
const anyPage = `expr=${requestOf('(?:/[a-z0-9-]+)*').replaceAll('\\', '\\\\')}`

/** The editor's headers, which replace the pages'. */
const own = (editor: HostConfiguration['editor']): string =>
  Object.entries(editor?.headers ?? {})
    .map(
      ([name, value]) =>
        `\n  Header always set ${name} ${quote(value)} "expr=%{REQUEST_URI} =~ m#^${patternOf(editor?.path ?? '')}#"`,
    )
    .join('')

/**
 * `.htaccess` for Apache 2.4 with mod_headers, mod_rewrite, mod_dir and mod_deflate. The patterns of its rules are
 * relative to the file's folder, so they have no base path; the targets have one.
 */
export const htaccess = ({
  headers,
  editor,
  redirects,
}: HostConfiguration): string => `# Written by the build.
ErrorDocument 404 ${withBase('/404.html')}
DirectoryIndex index.html
DirectorySlash On
Options -Indexes -MultiViews
AddDefaultCharset utf-8
AddType text/javascript .js
AddType application/manifest+json .webmanifest
AddType font/woff2 .woff2
AddType text/markdown .md
AddCharset utf-8 .md

<IfModule mod_headers.c>
${Object.entries(headers)
  .map(([name, value]) => `  Header always set ${name} ${quote(value)}`)
  .join('\n')}${own(editor)}
  Header always set Cache-Control ${quote(revalidated)} "expr=! (%{REQUEST_URI} =~ m#^${hashedPattern}#)"
  Header always set Cache-Control ${quote(immutable)} "expr=%{REQUEST_URI} =~ m#^${hashedPattern}#"
  Header merge Vary ${varies} "${anyPage}"
</IfModule>

<IfModule mod_setenvif.c>
  SetEnvIfExpr ${quote(requestOf(''))} TWIN=${homeTwin}
  SetEnvIfExpr ${quote(requestOf('((?:/[a-z0-9-]+)+)'))} TWIN=${twinOf('$1')}
  Header set Link ${quote(linksOf('%{TWIN}e'))} "expr=reqenv('TWIN') != '' && %{REQUEST_STATUS} == 200"
</IfModule>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/markdown application/json application/manifest+json application/xml image/svg+xml
</IfModule>

RewriteEngine On
RewriteRule ^(?:${hostFilesPattern})$ - [R=404,L]
RewriteRule (?:^|/)\\.(?!well-known(?:/|$)) - [R=404,L]
RewriteCond %{THE_REQUEST} \\s${basePattern}/(?:[^/?\\\\][^?\\s]*/)?index\\.html[?\\s]
RewriteRule ^(.*/)?index\\.html$ ${basePath}/$1 [R=${redirectStatus},L]
${redirects
  .filter(({ from }) => from.endsWith('/'))
  .map(
    ({ from, to }) =>
      `RewriteRule ^${withoutBase(from)
        .slice(1, -1)
        .replace(/[.+*?()[\]{}|^$\\]/g, '\\$&')}/?$ ${to} [R=${redirectStatus},L,NE]`,
  )
  .join('\n')}
${asked}
RewriteRule ^$ ${homeTwin} [L]
${asked}
RewriteRule ${pagePattern.replace(basePattern, '').replace('(?:/[a-z0-9-]+)+', '[a-z0-9-]+(?:/[a-z0-9-]+)*')} ${twinOf('/$1')} [L]
# A folder without a page is not found, rather than forbidden.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
`
