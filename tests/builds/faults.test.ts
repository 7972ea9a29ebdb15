import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recover } from '../../engine/publish/publish.ts'
import { copyProject } from '../../engine/process/copy-project.ts'

/** The steps that a build prints, in this order. */
const steps = [
  'checking the content',
  'bundling',
  'rendering the pages',
  'writing the other files',
  'verifying',
  'publishing',
] as const
type Step = (typeof steps)[number]

/** Steps in which other processes work, or files are written, for most of a second or longer. */
const longSteps = steps.slice(0, 3)

/**
 * The parts of publishing: remove the leftovers of earlier builds, move the last build aside, put the new one
 * in its place, and remove the last one.
 */
const partsOfPublishing = [1, 2, 3, 4]

let copy = ''
let good: string[] = []
/** How long each step took undisturbed, in milliseconds. */
let durations: ReadonlyMap<string, number>

/** Every file in a folder, with a hash of its content. */
const stateOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map(
      (file) =>
        `${path.relative(folder, file)} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`,
    )
    .toSorted()

const dist = () => path.join(copy, 'dist')
const leftovers = () => readdirSync(path.join(copy, '.cache')).filter((name) => /^build[-.]/.test(name))

const linesOfSteps = (output: string) =>
  [...output.matchAll(/^ *([\d.]+) s {2}(.+)$/gm)].map(([, at, name = '']) => ({
    name,
    at: Number(at) * 1000,
  }))

/**
 * Starts a build that re-renders every page, with the bundle of the last build unless `options` say
 * otherwise.
 */
function startBuild(options: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  rmSync(path.join(copy, '.cache', 'pages.json'), { force: true })
  const child = spawn(process.execPath, ['scripts/run.ts', 'build', ...options], {
    cwd: copy,
    // It leads a process group, so that all its processes end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  })
  const build = {
    child,
    printed: '',
    ended: once(child, 'close'),
    /** The step that it is in, or the one in which it ended. */
    step: () => linesOfSteps(build.printed).at(-1)?.name,
  }
  child.stdout.on('data', (text: Buffer) => (build.printed += String(text)))
  return build
}

/** Only the bundling step needs a build that does not reuse the last bundle. */
const optionsFor = (step: Step) => (step === 'bundling' ? ['--full'] : [])

/** Kills a build at an exact place: see kill-in-step.ts. */
async function killAt(step: Step, after = 0): Promise<void> {
  const build = startBuild(optionsFor(step), {
    NODE_OPTIONS: `--import=${path.resolve('tests/builds/kill-in-step.ts')}`,
    KILL_STEP: step,
    KILL_AFTER: String(after),
  })
  await build.ended
  expect([build.child.signalCode, build.step()]).toEqual(['SIGKILL', step])
}

/** Kills a build once a step has run for a given time. @returns The step that it was in. */
async function killWithin(step: Step, wait: number): Promise<string | undefined> {
  const build = startBuild(optionsFor(step))
  while (build.step() !== step && build.child.exitCode === null)
    // oxlint-disable-next-line no-await-in-loop -- until its line is printed
    await Promise.race([once(build.child.stdout, 'data'), build.ended])
  await new Promise((resolve) => setTimeout(resolve, wait))
  if (build.child.exitCode === null) process.kill(-build.child.pid!, 'SIGKILL')
  await build.ended
  return build.child.signalCode === 'SIGKILL' ? build.step() : undefined
}

/** The build as the preview server and the next build find it, after the recovery that both run first. */
function stateFound(): string[] {
  recover(dist())
  return stateOf(dist())
}

const runBuild = (env: Record<string, string> = {}, ...options: string[]) =>
  spawnSync(process.execPath, ['scripts/run.ts', 'build', ...options], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })

beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  copy = mkdtempSync(path.resolve('.cache', 'faults-'))
  copyProject(process.cwd(), copy)
  const { status, stdout, stderr } = runBuild()
  if (status !== 0) throw new Error(`the copy does not build:\n${stdout}${stderr}`)
  good = stateOf(dist())
  const lines = linesOfSteps(stdout)
  durations = new Map(lines.map(({ name, at }, index) => [name, (lines[index + 1]?.at ?? at) - at]))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a build prints its steps', () => {
  expect([...durations.keys()]).toEqual(steps)
})

describe('the last good build stays whole', () => {
  test.each(steps)('when the build is killed as the step begins: %s', async (step) => {
    await killAt(step)
    expect(stateFound()).toEqual(good)
  })

  test.each(longSteps)('when the build is killed in the middle of the step: %s', async (step) => {
    // If the build was faster this time and is past the step, the next try kills it sooner.
    const half = (durations.get(step) ?? 0) / 2
    const waits = [half, half / 2, half / 4, half / 8]
    let killedIn: string | undefined
    for (const wait of waits) {
      // oxlint-disable-next-line no-await-in-loop -- one build at a time
      killedIn = await killWithin(step, wait)
      expect(stateFound()).toEqual(good)
      if (killedIn === step) break
    }
    expect(killedIn).toBe(step)
  })

  test.each(partsOfPublishing)('when the build is killed after part %d of publishing', async (part) => {
    await killAt('publishing', part)
    expect(stateFound()).toEqual(good)
  })

  test.each([0, 400_000])('when the disk is full after %d bytes, which the build reports', (bytes) => {
    const disk = {
      NODE_OPTIONS: `--import=${path.resolve('tests/builds/full-disk.ts')}`,
      DISK_BYTES: String(bytes),
    }
    const { status, stderr } = runBuild(disk, '--full')
    expect(status).toBe(1)
    expect(stderr).toMatch(/no space left on/)
    expect(stderr).toContain('the last good build in dist is unchanged')
    expect(stateOf(dist())).toEqual(good)
  })

  test('when two builds run at once: the second one is refused', async () => {
    const first = startBuild()
    // The lock is taken before the first step is printed. The first build is paused while the second one
    // tries to start.
    await once(first.child.stdout, 'data')
    process.kill(-first.child.pid!, 'SIGSTOP')
    const second = runBuild()
    process.kill(-first.child.pid!, 'SIGCONT')
    expect(second.status).toBe(1)
    expect(second.stderr).toMatch(`process ${first.child.pid} works in this folder`)
    await first.ended
    expect(first.child.exitCode).toBe(0)
    expect(stateOf(dist())).toEqual(good)
    expect(leftovers(), 'nothing is left of the killed builds').toEqual([])
  })
})
