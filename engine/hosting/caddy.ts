import { basePath, withBase } from '../../model/base-path.ts'
import type { HostConfiguration, SitePart } from './host-configuration.ts'
import * as rules from './rules.ts'

/** Matchers and directives for the pages that a line of a matcher finds: their links, and their Markdown twins. */
const twins = (name: string, match: string, twin: string): string => `	@${name} {
		${match}
		file {path}index.html
	}
	header @${name} {
		Link ${rules.quote(rules.linksOf(twin))}
		+Vary ${rules.varies}
	}
	@${name}_markdown {
		${match}
		header_regexp asked Accept "(?i)${rules.askedPattern}"
		not header_regexp refused Accept "(?i)${rules.refusedPattern}"
	}
	header @${name}_markdown Content-Type "text/markdown; charset=utf-8"
	rewrite @${name}_markdown ${twin}`

/** The headers of a part of the site. They are deferred, so that they are set after the pages' and replace them. */
const own = ({ path, headers }: SitePart): string =>
  `\theader ${path}* {\n${Object.entries(headers)
    .map(([name, value]) => `\t\t${name} ${rules.quote(value)}\n`)
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
  .map(([name, value]) => `\t\t${name} ${rules.quote(value)}`)
  .join('\n')}
		-Server
	}
}

${hostname} {
	root * /var/www/${hostname}
	encode zstd gzip
	import site_headers
${parts.map(own).join('')}
	@hashed path ${rules.hashedAddresses.map((address) => `${address}*`).join(' ')}
	@others not path ${rules.hashedAddresses.map((address) => `${address}*`).join(' ')}
	header @hashed Cache-Control ${rules.quote(rules.immutable)}
	header @others Cache-Control ${rules.quote(rules.revalidated)}

${redirects.map(({ from, to }) => `\tredir ${from} ${to} ${rules.redirectStatus}`).join('\n')}${basePath && `\n\tredir / ${rules.homeAddress} ${rules.redirectStatus}`}

	# The first character after the slash keeps "//host/" from becoming another host's address.
	@index path_regexp index ^(/(?:[^/\\\\].*/)?)index\\.html$
	@query expression {query} != ""
	route @index {
		redir @query {re.index.1}?{query} ${rules.redirectStatus}
		redir {re.index.1} ${rules.redirectStatus}
	}

	# Caddy's own redirect to the form with a slash loses the query.
	@folder_query {
		path_regexp ^/[^/].*[^/]$
		file {path}/index.html
		expression {query} != ""
	}
	redir @folder_query {path}/?{query} ${rules.redirectStatus}

	@hidden path_regexp ^${rules.basePattern}/(?:${rules.hostFilesPattern})$|/\\.(?:[^w]|w[^e]|we[^l])
	error @hidden 404
	@unsafe not method GET HEAD
	error @unsafe 405

${twins('home', `path ${rules.homeAddress}`, rules.homeTwin)}
${twins('page', `path_regexp page ${rules.pagePattern}`, rules.twinOf('{re.page.1}'))}
	@twin path *.md
	header @twin Content-Type "text/markdown; charset=utf-8"

	file_server

	handle_errors {
		import site_headers
		header Cache-Control ${rules.quote(rules.revalidated)}
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
