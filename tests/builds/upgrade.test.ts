import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { temporaryCopy } from '../temporary-copy.ts'

/** A copy of the project with its own Git history: an owner's branch, and one of the project's next version. */
const copy = temporaryCopy('upgrade')
beforeAll(() => {
  // The tests are type-checked too.
  cpSync('tests', copy.at('tests'), { recursive: true })
  rmSync(copy.at('content'), { recursive: true, force: true })
  git('init', '--initial-branch=main')
  git('config', 'user.name', 'Owner')
  git('config', 'user.email', 'owner@example.com')
  git('config', 'commit.gpgsign', 'false')
  commit('The project')
})

/** Runs a program in the copy, and expects it to succeed. @returns What it printed. */
function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy.folder, encoding: 'utf8' })
  expect(status, `${[program, ...args].join(' ')}\n${stdout}${stderr}`).toBe(0)
  return stdout + stderr
}
const git = (...args: string[]): string => run('git', ...args)
const commit = (what: string): void => {
  git('add', '--all')
  git('commit', '--quiet', '--message', what)
}
const script = (name: string, ...args: string[]): string =>
  run(process.execPath, 'scripts/run.ts', name, ...args)

/** Changes a file, which has to have an effect. */
function edit(file: string, change: (text: string) => string): void {
  const before = copy.read(file)
  copy.edit(file, change)
  expect(copy.read(file), file).not.toBe(before)
}

const ownHero = `export default function Van() {
  return <p className="van">The van is on its way.</p>
}
`
const ownHeroData = `export default () => ({ name: 'The van', figure: { html: '<p>Van</p>' }, failed: 'No van' })
`

test('a later version merges into an owner’s site without a conflict, and builds', () => {
  git('checkout', '--quiet', '-b', 'owner')
  script('setup', '--answers', path.resolve('tests/builds/firms/plumber.yaml'))
  edit('content/pages/home.yaml', (text) => text.replace(/^title: .*/m, "title: 'Pipes mended today'"))
  edit('content/services/water-heaters.md', (text) =>
    text.replace(/^title: .*/m, 'title: Hot water by tonight'),
  )
  edit('content/prices.yaml', (text) => text.replace('from: 89\n    to: 89', 'from: 95\n    to: 95'))
  edit('content/site.yaml', (text) => text.replace(/accent: .*/, "accent: '#fd7619'"))
  copy.write('content/parts/hero.tsx', ownHero)
  copy.write('content/parts/hero-data.ts', ownHeroData)
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
    if (file.endsWith('.md')) appendFileSync(copy.at('sites/plumber', file), '\nA later version.\n')
    else edit(`sites/plumber/${file}`, (text) => `# A later version.\n${text}`)
  }
  edit('sites/spanwright/site.yaml', (text) => text.replace('founded: 2026', 'founded: 2025'))
  rmSync(copy.at('sites/spanwright/blog/founder-profile.md'))
  edit('styles/tokens/_palette.scss', (text) => `${text}\n// A later version.\n`)
  commit('A later version')

  git('checkout', '--quiet', 'owner')
  const merged = git('merge', '--no-edit', 'next')
  expect(merged).not.toMatch(/conflict/i)
  expect(git('status', '--porcelain')).toBe('')

  const built = script('build')
  expect(built).toMatch(/\d+ pages/)
  expect(copy.built('index.html')).toContain('Pipes mended today')
  const service = copy.built('services/water-heaters/index.html')
  expect(service).toContain('Hot water by tonight')
  expect(service).toContain('$95')
  run(path.join('node_modules', '.bin', 'tsc'))
})
