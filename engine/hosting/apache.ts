import { basePath, withBase, withoutBase } from '../../model/base-path.ts'
import type { HostConfiguration } from './host-configuration.ts'
import * as rules from './rules.ts'

const asked = `RewriteCond %{HTTP:Accept} ${rules.askedPattern} [NC]
RewriteCond %{HTTP:Accept} ${rules.quote(`!${rules.refusedPattern}`)} [NC]`
/** Matches the requested address, which Apache has rewritten by the time it responds. */
const requestOf = (page: string): string => `%{THE_REQUEST} =~ m#^\\S+ ${rules.basePattern}${page}/[? ]#`
const anyPage = `expr=${requestOf('(?:/[a-z0-9-]+)*').replaceAll('\\', '\\\\')}`

/** The editor's headers, which replace the pages'. */
const own = (editor: HostConfiguration['editor']): string =>
  Object.entries(editor?.headers ?? {})
    .map(
      ([name, value]) =>
        `\n  Header always set ${name} ${rules.quote(value)} "expr=%{REQUEST_URI} =~ m#^${rules.patternOf(editor?.path ?? '')}#"`,
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
  .map(([name, value]) => `  Header always set ${name} ${rules.quote(value)}`)
  .join('\n')}${own(editor)}
  Header always set Cache-Control ${rules.quote(rules.revalidated)} "expr=! (%{REQUEST_URI} =~ m#^${rules.hashedPattern}#)"
  Header always set Cache-Control ${rules.quote(rules.immutable)} "expr=%{REQUEST_URI} =~ m#^${rules.hashedPattern}#"
  Header merge Vary ${rules.varies} "${anyPage}"
</IfModule>

<IfModule mod_setenvif.c>
  SetEnvIfExpr ${rules.quote(requestOf(''))} TWIN=${rules.homeTwin}
  SetEnvIfExpr ${rules.quote(requestOf('((?:/[a-z0-9-]+)+)'))} TWIN=${rules.twinOf('$1')}
  Header set Link ${rules.quote(rules.linksOf('%{TWIN}e'))} "expr=reqenv('TWIN') != '' && %{REQUEST_STATUS} == 200"
</IfModule>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/markdown application/json application/manifest+json application/xml image/svg+xml
</IfModule>

RewriteEngine On
RewriteRule ^(?:${rules.hostFilesPattern})$ - [R=404,L]
RewriteRule (?:^|/)\\.(?!well-known(?:/|$)) - [R=404,L]
RewriteCond %{THE_REQUEST} \\s${rules.basePattern}/(?:[^/?\\\\][^?\\s]*/)?index\\.html[?\\s]
RewriteRule ^(.*/)?index\\.html$ ${basePath}/$1 [R=${rules.redirectStatus},L]
${redirects
  .filter(({ from }) => from.endsWith('/'))
  .map(
    ({ from, to }) =>
      `RewriteRule ^${withoutBase(from)
        .slice(1, -1)
        .replace(/[.+*?()[\]{}|^$\\]/g, '\\$&')}/?$ ${to} [R=${rules.redirectStatus},L,NE]`,
  )
  .join('\n')}
${asked}
RewriteRule ^$ ${rules.homeTwin} [L]
${asked}
RewriteRule ${rules.pagePattern.replace(rules.basePattern, '').replace('(?:/[a-z0-9-]+)+', '[a-z0-9-]+(?:/[a-z0-9-]+)*')} ${rules.twinOf('/$1')} [L]
# A folder without a page is not found, rather than forbidden.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
`
