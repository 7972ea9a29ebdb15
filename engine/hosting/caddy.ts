import { basePath, withBase } from '../../model/base-path.ts'
import { hashedAddresses, immutable, revalidated } from './caching.ts'
import type { HostConfiguration, SitePart } from './host-configuration.ts'
import {
  askedPattern,
  homeAddress,
  homeTwin,
  linksOf,
  pagePattern,
  refusedPattern,
  twinOf,
  varies,
} from './markdown-twins.ts'
import { basePattern, hostFilesPattern, quote } from './patterns.ts'
import { redirectStatus } from './redirects.ts'

/** Matchers and directives for the pages that a line of a matcher finds: their links, and their Markdown twins. */
const twins = (name: string, match: string, twin: string): string => `	@${name} {
		${match}
		file {path}index.html
	}
	header @${name} {
		Link ${quote(linksOf(twin))}
		+Vary ${varies}
	}
	@${name}_markdown {
		${match}
		header_regexp asked Accept "(?i)${askedPattern}"
		not header_regexp refused Accept "(?i)${refusedPattern}"
	}
	header @${name}_markdown Content-Type "text/markdown; charset=utf-8"
	rewrite @${name}_markdown ${twin}`

/** The headers of a part of the site. They are deferred, so that they are set after the pages' and replace them. */
const own = ({ path, headers }: SitePart): string =>
  `\theader ${path}* {\n${Object.entries(headers)
    .map(([name, value]) => `\t\t${name} ${quote(value)}\n`)
    .join('')}\t\tdefer\n\t}\n`

/** The not-found page of a language, which must come before the main one. */
const missing = ({ path }: { path: string }): string => {
  const name = `@missing_${path.replaceAll(/\W/g, '_')}`
  return `		${name} {
			path ${path}*
			expression {err.status_code} in [403, 404]
		}
		handle ${name} {
			rewrite * ${path}404.html
			file_server {
				status 404
			}
		}
`
}

/** A site for Caddy. `handle_errors` begins without headers, so it imports them again. */
export const caddyfile = ({
  headers,
  parts,
  languages,
  redirects,
  hostname,
}: HostConfiguration): string => `# Written by the build.
(site_headers) {
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} ${quote(value)}`)
  .join('\n')}
		-Server
	}
}

${hostname} {
	root * /var/www/${hostname}
	encode zstd gzip
	import site_headers
${parts.map(own).join('')}
	@hashed path ${hashedAddresses.map((address) => `${address}*`).join(' ')}
	@others not path ${hashedAddresses.map((address) => `${address}*`).join(' ')}
	header @hashed Cache-Control ${quote(immutable)}
	header @others Cache-Control ${quote(revalidated)}

${redirects.map(({ from, to }) => `\tredir ${from} ${to} ${redirectStatus}`).join('\n')}${basePath && `\n\tredir / ${homeAddress} ${redirectStatus}`}

	# The first character after the slash keeps "//host/" from becoming another host's address.
	@index path_regexp index ^(/(?:[^/\\\\].*/)?)index\\.html$
	@query expression {query} != ""
	route @index {
		redir @query {re.index.1}?{query} ${redirectStatus}
		redir {re.index.1} ${redirectStatus}
	}

	# Caddy's own redirect to the form with a slash loses the query.
	@folder_query {
		path_regexp ^/[^/].*[^/]$
		file {path}/index.html
		expression {query} != ""
	}
	redir @folder_query {path}/?{query} ${redirectStatus}

	@hidden path_regexp ^${basePattern}/(?:${hostFilesPattern})$|/\\.(?:[^w]|w[^e]|we[^l])
	error @hidden 404
	@unsafe not method GET HEAD
	error @unsafe 405

${twins('home', `path ${homeAddress}`, homeTwin)}
${twins('page', `path_regexp page ${pagePattern}`, twinOf('{re.page.1}'))}
	@twin path *.md
	header @twin Content-Type "text/markdown; charset=utf-8"

	file_server

	handle_errors {
		import site_headers
		header Cache-Control ${quote(revalidated)}
${languages.map((each) => own(each).replaceAll(/^\t/gm, '\t\t') + missing(each)).join('')}		@missing expression {err.status_code} in [403, 404]
		handle @missing {
			rewrite * ${withBase('/404.html')}
			file_server {
				status 404
			}
		}
		handle {
			respond "{err.status_code} {err.status_text}" {err.status_code}
		}
	}
}
`
