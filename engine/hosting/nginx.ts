import { basePath, withBase } from '../../model/base-path.ts'
import type { Headers } from './headers.ts'
import type { HostConfiguration } from './host-configuration.ts'
import { mediaTypes } from './media-types.ts'
import * as rules from './rules.ts'

const named = rules.pagePattern.replace('(', '(?<site_page>')
/** Matches the requested address, which nginx has rewritten by the time it responds. */
const requested = (name: string) =>
  `${rules.pagePattern.replace('(', `(?<${name}>`).replace(/\$$/, '')}(?:\\?|$)`

const variableOf = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`

/** A language's addresses, including that of its home page's Markdown, which is beside its folder. */
const languagePattern = (path: string): string => `${rules.patternOf(path.slice(0, -1))}(?:/|\\.md$)`

/** The headers that differ between parts of the site. nginx does not send empty ones. */
const partMaps = (headers: Headers, parts: readonly { pattern: string; headers: Headers }[]): string =>
  [...new Set(parts.flatMap((part) => Object.keys(part.headers)))]
    .map((name) => {
      const lines = parts.flatMap(({ pattern, headers: { [name]: value } }) =>
        value === undefined ? [] : `  ~^${pattern} ${rules.quote(value)};\n`,
      )
      return `map $uri ${variableOf(name)} {
  default ${rules.quote(headers[name] ?? '')};
${lines.join('')}}
`
    })
    .join('')

const notFoundOf = ({ path }: { path: string }): string => `  location = ${path}404.html { internal; }
  location ${path} {
    error_page 403 404 =404 ${path}404.html;
    limit_except GET HEAD { deny all; }
  }
`

/**
 * A server for nginx, to be included in its `http` block. All headers are set at the server's level, because a location
 * with an `add_header` of its own would lose them.
 */
export function nginxConf({ headers, editor, languages, redirects, hostname }: HostConfiguration): string {
  const parts = [
    ...(editor ? [{ pattern: rules.patternOf(editor.path), headers: editor.headers }] : []),
    ...languages.map((each) => ({ pattern: languagePattern(each.path), headers: each.headers })),
  ]
  const differing = new Set(parts.flatMap((part) => Object.keys(part.headers)))
  return `# Written by the build. Include it in nginx's http block; add "listen 443 ssl" and the certificate.
map $uri $site_cache_control {
  default ${rules.quote(rules.revalidated)};
  ~^${rules.hashedPattern} ${rules.quote(rules.immutable)};
}
${partMaps(headers, parts)}map $http_accept $site_asks_markdown {
  default "";
  "~*${rules.refusedPattern}" "";
  ~*${rules.askedPattern} 1;
}
map $site_asks_markdown$uri $site_twin {
  default "";
  1${rules.homeAddress} ${rules.homeTwin};
  "~${named.replace('^', '^1')}" ${rules.twinOf('$site_page')};
}
map $request_uri $site_link {
  default "";
  "~^${rules.basePattern}/(?:\\?|$)" '${rules.linksOf(rules.homeTwin)}';
  "~${requested('site_linked')}" '${rules.linksOf(rules.twinOf('$site_linked'))}';
}
map $site_link $site_vary {
  default ${rules.varies};
  "" "";
}

server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  root /var/www/${hostname};
  index index.html;
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/html text/css text/javascript text/plain text/markdown text/xml application/javascript application/json application/manifest+json application/xml image/svg+xml;
  types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `    ${type.replace(/;.*/, '')} ${extension.slice(1)};`)
  .join('\n')}
  }
  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_min_length 256;
  gzip_types text/css text/javascript text/plain text/markdown application/json application/manifest+json application/xml image/svg+xml;

${Object.entries({ ...Object.assign({}, ...parts.map((part) => part.headers)), ...headers } as Headers)
  .map(([name, value]) => [name, differing.has(name) ? variableOf(name) : rules.quote(value)])
  .map(([name, value]) => `  add_header ${name} ${value} always;`)
  .join('\n')}
  add_header Cache-Control $site_cache_control always;
  # An empty value sends no header.
  add_header Link $site_link;
  add_header Vary $site_vary;

  # A folder without a page is not found, rather than forbidden.
  error_page 403 404 =404 ${withBase('/404.html')};

  # The first character after the slash keeps "//host/" from becoming another host's address.
  if ($request_uri ~ "^(/(?:[^/?\\\\\\\\][^?]*/)?)index\\.html(?:\\?|$)") {
    return ${rules.redirectStatus} $1$is_args$args;
  }

${redirects.map(({ from, to }) => `  location = ${from} { return ${rules.redirectStatus} ${rules.quote(to)}; }`).join('\n')}${basePath && `\n  location = / { return ${rules.redirectStatus} ${rules.homeAddress}; }`}

  if ($site_twin) {
    rewrite ^ $site_twin last;
  }

  location ~ ^${rules.basePattern}/(?:${rules.hostFilesPattern})$ { return 404; }
  location ~ /\\.(?!well-known(?:/|$)) { return 404; }
  location = ${withBase('/404.html')} { internal; }
${languages.map(notFoundOf).join('')}  location / {
    limit_except GET HEAD { deny all; }
  }
}
`
}
