import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { site } from '../../model/site.ts'
import { requireProgram } from '../../packages/audits/browser/system-program.ts'
import { serveSite } from '../../engine/serve/static/serve-site.ts'
import { newFolder } from '../project-copy.ts'
import { ask } from './ask.ts'
import { onFreePort } from '../../packages/local-backend/ports.ts'

export interface RunningHost {
  port: number
  stop: () => Promise<void>
}

export interface Host {
  name: string
  /** The best encoding that it compresses with: gzip, unless it says otherwise. */
  encoding?: 'br'
  /** Whether it can't be configured to hide the files of other hosts, and to serve Markdown by the Accept header. */
  isFixed?: true
  /** @param root The folder whose `dist` it serves. */
  start: (root: string) => Promise<RunningHost>
}

const clientOf = (root: string) => path.resolve(root, 'dist/client')
const readHosting = (root: string, name: string) =>
  readFileSync(path.join(root, 'dist/hosting', name), 'utf8')
const { hostname } = new URL(site.url)

/** Starts a program and waits until it answers. */
async function run(
  command: string,
  args: readonly string[],
  { port, folder, env = {} }: { port: number; folder: string; env?: Record<string, string> },
): Promise<RunningHost> {
  // In its own process group, so that its workers can be ended with it.
  const child = spawn(command, args, { cwd: folder, detached: true, env: { ...process.env, ...env } })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += String(text)))
  child.stderr.on('data', (text: Buffer) => (said += String(text)))
  const stop = async () => {
    await end(child)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  for (const started = Date.now(); (await ask(port, '/')).status !== 200;) {
    if (child.exitCode !== null || Date.now() - started > 60_000) {
      await stop()
      throw new Error(`${command} does not answer:\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { port, stop }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return
  const exited = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  const late = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), 5000)
  await exited
  clearTimeout(late)
}

const preview: Host = {
  name: 'the preview server',
  encoding: 'br',
  start: async (root) => {
    const { url, close } = await serveSite({ root, host: '127.0.0.1', port: 0 })
    return { port: Number(new URL(url).port), stop: close }
  },
}

const nginx: Host = {
  name: 'nginx',
  start: (root) =>
    onFreePort(async (port) => {
      const folder = newFolder('nginx')
      const server = readHosting(root, 'nginx.conf')
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('listen [::]:80;', '')
        .replace(/root [^;]+;/, `root ${clientOf(root)};`)
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join('\n')
      const user = process.getuid?.() === 0 ? 'user root;' : ''
      const file = path.join(folder, 'main.conf')
      writeFileSync(
        file,
        `daemon off; ${user} worker_processes 1; pid ${folder}/pid; error_log stderr;
      events {} http { access_log off; ${temporary} ${server} }`,
      )
      return run(requireProgram('nginx'), ['-e', 'stderr', '-c', file], { port, folder })
    }),
}

const caddy: Host = {
  name: 'Caddy',
  start: (root) =>
    onFreePort(async (port) => {
      const folder = newFolder('caddy')
      const server = readHosting(root, 'Caddyfile')
        .replace(`\n${hostname} {`, `\nhttp://127.0.0.1:${port} {`)
        .replace(/root \* \S+/, `root * ${clientOf(root)}`)
      const file = path.join(folder, 'Caddyfile')
      writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${server}`)
      const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
      const args = ['run', '--config', file, '--adapter', 'caddyfile']
      return run(requireProgram('caddy'), args, { port, folder, env })
    }),
}

/** The modules of Apache 2.4 that `.htaccess` expects on a shared host, by Debian's names. */
const apacheModules = [
  'authz_core',
  'deflate',
  'dir',
  'filter',
  'headers',
  'mime',
  'mpm_event',
  'rewrite',
  'setenvif',
  'unixd',
] as const
const modulesFolder = '/usr/lib/apache2/modules'

const apache: Host = {
  name: 'Apache',
  start: (root) =>
    onFreePort(async (port) => {
      const folder = newFolder('apache')
      const loaded = apacheModules
        // Debian compiles some of them into the binary.
        .filter((name) => existsSync(path.join(modulesFolder, `mod_${name}.so`)))
        .map((name) => `LoadModule ${name}_module ${modulesFolder}/mod_${name}.so`)
      const file = path.join(folder, 'httpd.conf')
      writeFileSync(
        file,
        `${loaded.join('\n')}
ServerRoot ${folder}
PidFile ${folder}/pid
Listen 127.0.0.1:${port}
ServerName localhost
ErrorLog ${folder}/errors
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
TypesConfig /dev/null
AddType text/html .html
AddType text/css .css
AddType image/svg+xml .svg
AddType application/json .json
AddType application/xml .xml
AddType text/plain .txt
DocumentRoot ${clientOf(root)}
<Directory ${clientOf(root)}>
  AllowOverride All
  Require all granted
</Directory>
`,
      )
      return run(requireProgram('apache'), ['-D', 'FOREGROUND', '-f', file], { port, folder })
    }),
}

const cloudflare: Host = {
  name: 'Cloudflare Pages',
  isFixed: true,
  start: (root) =>
    onFreePort(async (port, inspector) => {
      const folder = newFolder('pages')
      cpSync(clientOf(root), path.join(folder, 'client'), { recursive: true })
      const wrangler = path.resolve('node_modules/wrangler/bin/wrangler.js')
      const options = `--ip=127.0.0.1 --port=${port} --inspector-port=${inspector} --compatibility-date=2026-01-01`
      const env = {
        CI: '1',
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        WRANGLER_SEND_METRICS: 'false',
        WRANGLER_LOG_PATH: folder,
        WRANGLER_REGISTRY_PATH: folder,
      }
      const args = [wrangler, 'pages', 'dev', 'client', ...options.split(' ')]
      return run(process.execPath, args, { port, folder, env })
    }),
}

export const hosts: readonly Host[] = [preview, nginx, caddy, apache, cloudflare]
