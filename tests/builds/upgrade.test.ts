import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../../engine/process/copy-project.ts'

/** A copy of the project with a history of its own: an owner's branch, and one of the project's next version. */
let copy = ''
beforeAll(() => {
  copy = mkdtempSync(path.resolve('.cache', 'upgrade-'))
  copyProject(process.cwd(), copy)
  // They are part of what is type-checked.
  cpSync('tests', path.join(copy, 'tests'), { recursive: true })
  rmSync(path.join(copy, 'content'), { recursive: true, force: true })
  git('init', '--initial-branch=main')
  commit('The project')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' })
  expect(status, `${[program, ...args].join(' ')}\n${stdout}${stderr}`).toBe(0)
  return stdout + stderr
}
const git = (...args: string[]): string =>
  run(
    'git',
    '-c',
    'user.name=Owner',
    '-c',
    'user.email=owner@example.com',
    '-c',
    'commit.gpgsign=false',
    ...args,
  )
const commit = (what: string): void => {
  git('add', '--all')
  git('commit', '--quiet', '--message', what)
}
const script = (name: string, ...args: string[]): string =>
  run(process.execPath, 'scripts/run.ts', name, ...args)

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(path.join(copy, file), 'utf8')
  const after = change(before)
  expect(after, file).not.toBe(before)
  writeFileSync(path.join(copy, file), after)
}

const ownHero = `export default function Van() {
  return <p className="van">The van is on its way.</p>
}
`
const ownHeroData = `export default () => ({ name: 'The van', figure: { html: '<p>Van</p>' }, failed: 'No van' })
`

test('an owner’s site takes in a later version without a conflict, and builds', () => {
  git('checkout', '--quiet', '-b', 'owner')
  script('setup', '--answers', path.resolve('tests/builds/firms/plumber.yaml'))
  edit('content/pages/home.yaml', (text) => text.replace(/^title: .*/m, "title: 'Pipes mended today'"))
  edit('content/services/water-heaters.md', (text) =>
    text.replace(/^title: .*/m, 'title: Hot water by tonight'),
  )
  edit('content/prices.yaml', (text) => text.replace('from: 89\n    to: 89', 'from: 95\n    to: 95'))
  edit('content/site.yaml', (text) => text.replace(/accent: .*/, "accent: '#fd7619'"))
  writeFileSync(path.join(copy, 'content/parts/hero.tsx'), ownHero)
  writeFileSync(path.join(copy, 'content/parts/hero-data.ts'), ownHeroData)
  commit('Our site')

  git('checkout', '--quiet', '-b', 'next', 'main')
  edit('components/hero/Hero.tsx', (text) => `${text}\n// A later version.\n`)
  edit('engine/setup/run-setup.ts', (text) => `${text}\n// A later version.\n`)
  edit('interface/en.yaml', (text) => `# A later version.\n${text}`)
  for (const file of [
    'pages/home.yaml',
    'site.yaml',
    'menus.yaml',
    'services/water-heaters.md',
    'prices.yaml',
  ]) {
    if (file.endsWith('.md')) appendFileSync(path.join(copy, 'sites/plumber', file), '\nA later version.\n')
    else edit(`sites/plumber/${file}`, (text) => `# A later version.\n${text}`)
  }
  edit('sites/spanwright/site.yaml', (text) => text.replace('founded: 2026', 'founded: 2025'))
  rmSync(path.join(copy, 'sites/spanwright/blog/founder-profile.md'))
  edit('styles/tokens/_palette.scss', (text) => `${text}\n// A later version.\n`)
  commit('A later version')

  git('checkout', '--quiet', 'owner')
  const merged = git('merge', '--no-edit', 'next')
  expect(merged).not.toMatch(/conflict/i)
  expect(git('status', '--porcelain')).toBe('')

  const built = script('build')
  expect(built).toMatch(/\d+ pages/)
  const home = readFileSync(path.join(copy, 'dist/client/index.html'), 'utf8')
  expect(home).toContain('Pipes mended today')
  const service = readFileSync(path.join(copy, 'dist/client/services/water-heaters/index.html'), 'utf8')
  expect(service).toContain('Hot water by tonight')
  expect(service).toContain('$95')
  run(path.join('node_modules', '.bin', 'tsc'))
})

test('a field that is missing is named with its file, and what was expected', () => {
  edit('content/site.yaml', (text) => text.replace(/^replyTime: .*\n/m, ''))
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.ts', 'build'], {
    cwd: copy,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/content\/site\.yaml:\d+ replyTime: this is missing; expected text/)
})
