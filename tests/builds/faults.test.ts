import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { recover } from '../../engine/publish/publish.ts'
import { hashesOf } from '../../packages/bench/build/hashes.ts'
import { runNode, succeeded } from '../project-copy.ts'
import { temporaryCopy } from '../temporary-copy.ts'

/** The steps that a build prints, in order. */
const steps = [
  'checking the content',
  'bundling',
  'rendering the pages',
  'writing the other files',
  'verifying',
  'publishing',
] as const
type Step = (typeof steps)[number]

/** The steps that take most of a second or longer. */
const longSteps = steps.slice(0, 3)

/**
 * The parts of publishing: remove the leftovers of earlier builds, move the last build aside, move the new one into its
 * place, and remove the last one.
 */
const partsOfPublishing = [1, 2, 3, 4]

const copy = temporaryCopy('faults')
const dist = copy.at('dist')
let good: string[] = []
/** How long each step took undisturbed, in milliseconds. */
let durations: ReadonlyMap<string, number>

const leftovers = () => readdirSync(copy.at('.cache')).filter((name) => /^build[-.]/.test(name))

const linesOfSteps = (output: string) =>
  [...output.matchAll(/^ *([\d.]+) s {2}(.+)$/gm)].map(([, at, name = '']) => ({
    name,
    at: Number(at) * 1000,
  }))

/** Starts a build that re-renders every page, with the bundle of the last build unless `options` say otherwise. */
function startBuild(options: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  rmSync(copy.at('.cache/pages.json'), { force: true })
  const child = spawn(process.execPath, ['scripts/run.ts', 'build', ...options], {
    cwd: copy.folder,
    // As the leader of a process group, so that all its processes can be killed together.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  })
  const build = {
    child,
    printed: '',
    ended: once(child, 'close'),
    /** The step that it is in, or in which it ended. */
    step: () => linesOfSteps(build.printed).at(-1)?.name,
  }
  child.stdout.on('data', (text: Buffer) => (build.printed += String(text)))
  return build
}

/** For the bundling step, the build must not reuse the last bundle. */
const optionsFor = (step: Step) => (step === 'bundling' ? ['--full'] : [])

/** Kills a build at an exact point, with kill-in-step.ts. */
async function killAt(step: Step, after = 0): Promise<void> {
  const build = startBuild(optionsFor(step), {
    NODE_OPTIONS: `--import=${path.resolve('tests/builds/kill-in-step.ts')}`,
    KILL_STEP: step,
    KILL_AFTER: String(after),
  })
  await build.ended
  expect([build.child.signalCode, build.step()]).toEqual(['SIGKILL', step])
}

/**
 * Kills a build when a step has run for a while.
 * @param wait Milliseconds.
 * @returns The step that it was in; undefined if it had ended.
 */
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

/** The build as the preview server and the next build find it: after the recovery that both run first. */
function stateFound(): string[] {
  recover(dist)
  return hashesOf(dist)
}

beforeAll(() => {
  const { stdout } = succeeded(copy.run('build'))
  good = hashesOf(dist)
  const lines = linesOfSteps(stdout)
  durations = new Map(lines.map(({ name, at }, index) => [name, (lines[index + 1]?.at ?? at) - at]))
})

test('a build prints its steps', () => {
  expect([...durations.keys()]).toEqual(steps)
})

describe('the last good build stays whole', () => {
  test.each(steps)('when the build is killed as the step begins: %s', async (step) => {
    await killAt(step)
    expect(stateFound()).toEqual(good)
  })

  test.each(longSteps)('when the build is killed in the middle of the step: %s', async (step) => {
    // If this build was faster, and past the step when it was killed, the next attempt kills it sooner.
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

  test.each([0, 400_000])('when the disk is full after %d bytes, and the build says so', (bytes) => {
    const disk = {
      NODE_OPTIONS: `--import=${path.resolve('tests/builds/full-disk.ts')}`,
      DISK_BYTES: String(bytes),
    }
    const { status, stderr } = runNode(copy.folder, ['scripts/run.ts', 'build', '--full'], disk)
    expect(status).toBe(1)
    expect(stderr).toMatch(/no space left on/)
    expect(stderr).toContain('the last good build in dist is unchanged')
    expect(hashesOf(dist)).toEqual(good)
  })

  test('when two builds run at once: the second is refused', async () => {
    const first = startBuild()
    // A build takes the lock before it prints its first step. The first is paused while the second tries to start.
    await once(first.child.stdout, 'data')
    process.kill(-first.child.pid!, 'SIGSTOP')
    const second = copy.run('build')
    process.kill(-first.child.pid!, 'SIGCONT')
    expect(second.status).toBe(1)
    expect(second.stderr).toMatch(`process ${first.child.pid} works in this folder`)
    await first.ended
    expect(first.child.exitCode).toBe(0)
    expect(hashesOf(dist)).toEqual(good)
    expect(leftovers(), 'nothing is left of the killed builds').toEqual([])
  })
})
