import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recover } from '../../scripts/build/publish/publish.ts'
import { copyProject } from '../../scripts/suite/copy-project.ts'

/** What a build prints, in this order. */
const steps = [
  'checking the content',
  'bundling',
  'rendering the pages',
  'writing what goes with them',
  'verifying',
  'publishing',
] as const
type Step = (typeof steps)[number]

/** Steps during which other processes work, or files are written, for a good part of a second and more. */
const longSteps = steps.slice(0, 4)

/**
 * Publishing in its parts: what is left of an earlier build is removed, the last build is put aside, the new
 * one takes its place, and the last one is removed.
 */
const partsOfPublishing = [1, 2, 3, 4]

let copy = ''
let good: string[] = []
/** How long each step took when nobody disturbed it, in milliseconds. */
let durations: ReadonlyMap<string, number>

/** Every file of a folder with the hash of its content. */
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

/** Starts a build that renders every page anew, with the bundle of the last build unless `options` say more. */
function startBuild(options: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  rmSync(path.join(copy, '.cache', 'pages.json'), { force: true })
  const child = spawn(process.execPath, ['scripts/build.ts', ...options], {
    cwd: copy,
    // Its processes end with it, as one group.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  })
  const build = {
    child,
    printed: '',
    ended: once(child, 'close'),
    /** The step that it is in, or was in when it ended. */
    step: () => linesOfSteps(build.printed).at(-1)?.name,
  }
  child.stdout.on('data', (text: Buffer) => (build.printed += String(text)))
  return build
}

/** Only the bundling itself needs a build without the last one's bundle. */
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

/** Kills a build when a step has been at work for so long. @returns The step that it was in. */
async function killWithin(step: Step, wait: number): Promise<string | undefined> {
  const build = startBuild(optionsFor(step))
  while (build.step() !== step && build.child.exitCode === null)
    // oxlint-disable-next-line no-await-in-loop -- until its line has come
    await Promise.race([once(build.child.stdout, 'data'), build.ended])
  await new Promise((resolve) => setTimeout(resolve, wait))
  if (build.child.exitCode === null) process.kill(-build.child.pid!, 'SIGKILL')
  await build.ended
  return build.child.signalCode === 'SIGKILL' ? build.step() : undefined
}

/** The build that is found by the preview server and by the next build, after what both do first. */
function stateFound(): string[] {
  recover(dist())
  return stateOf(dist())
}

const runBuild = (env: Record<string, string> = {}, ...options: string[]) =>
  spawnSync(process.execPath, ['scripts/build.ts', ...options], {
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
    // A build that was faster this time is past the step: then it is killed sooner.
    const half = (durations.get(step) ?? 0) / 2
    const waits = [half, half / 2, half / 4, half / 8]
    let killedIn: string | undefined
    for (const wait of waits) {
      // oxlint-disable-next-line no-await-in-loop -- one build after the other
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

  test.each([0, 400_000])('when the disk is full after %d bytes, which is said in words', (bytes) => {
    const disk = {
      NODE_OPTIONS: `--import=${path.resolve('tests/builds/full-disk.ts')}`,
      DISK_BYTES: String(bytes),
    }
    const { status, stderr } = runBuild(disk, '--full')
    expect(status).toBe(1)
    expect(stderr).toMatch(/no space left on/)
    expect(stderr).toContain('the last good one in dist is untouched')
    expect(stateOf(dist())).toEqual(good)
  })

  test('when two builds run at once: the second one is refused', async () => {
    const first = startBuild()
    // The lock is taken before the first step is printed. The first build stands still while the second one asks.
    await once(first.child.stdout, 'data')
    process.kill(-first.child.pid!, 'SIGSTOP')
    const second = runBuild()
    process.kill(-first.child.pid!, 'SIGCONT')
    expect(second.status).toBe(1)
    expect(second.stderr).toMatch(`process ${first.child.pid} works in this folder`)
    await first.ended
    expect(first.child.exitCode).toBe(0)
    expect(stateOf(dist())).toEqual(good)
    expect(leftovers(), 'nothing of the killed builds is left').toEqual([])
  })
})
