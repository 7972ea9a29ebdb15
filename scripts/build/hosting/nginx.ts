import { hashedFolder, immutable, revalidated } from './caching.ts'
import { hostFiles } from './hidden-files.ts'
import type { HostConfiguration } from './host-configuration.ts'
import { redirectStatus } from './redirects.ts'

const quote = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`

/**
 * A server of nginx, to be included in its `http` block. All headers stand at the server's level:
 * a location with an `add_header` of its own would lose them.
 */
export const nginxConf = ({
  headers,
  redirects,
  hostname,
}: HostConfiguration): string => `# Written by the build. Include it in nginx's http block; add "listen 443 ssl" and the certificate.
map $uri $site_cache_control {
  default ${quote(revalidated)};
  ~^${hashedFolder} ${quote(immutable)};
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
    text/html html;
    text/css css;
    text/javascript js;
    text/plain txt;
    text/markdown md;
    application/json json;
    application/manifest+json webmanifest;
    application/xml xml;
    image/svg+xml svg;
    image/png png;
    image/webp webp;
    image/avif avif;
    image/x-icon ico;
    font/woff2 woff2;
  }
  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_min_length 256;
  gzip_types text/css text/javascript text/plain text/markdown application/json application/manifest+json application/xml image/svg+xml;

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quote(value)} always;`)
  .join('\n')}
  add_header Cache-Control $site_cache_control always;

  # A folder without a page is not found, rather than forbidden.
  error_page 403 404 =404 /404.html;

  # The first character after the slash keeps "//host/" from becoming another host's address.
  if ($request_uri ~ "^(/(?:[^/?\\\\\\\\][^?]*/)?)index\\.html(?:\\?|$)") {
    return ${redirectStatus} $1$is_args$args;
  }

${redirects.map(({ from, to }) => `  location = ${from} { return ${redirectStatus} ${quote(to)}; }`).join('\n')}

  location ~ ^/(?:${hostFiles.map((name) => name.replaceAll('.', '\\.')).join('|')})$ { return 404; }
  location ~ /\\.(?!well-known(?:/|$)) { return 404; }
  location = /404.html { internal; }
  location / {
    limit_except GET HEAD { deny all; }
  }
}
`
