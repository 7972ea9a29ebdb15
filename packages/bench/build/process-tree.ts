import { readFileSync, readdirSync } from 'node:fs'

const readOrEmpty = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has ended in the meantime.
    return ''
  }
}

/** The fields of /proc/PID/stat after the name, which may contain spaces; the first is number 3 in proc_pid_stat(5). */
const statOf = (pid: string): string[] =>
  readOrEmpty(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []

/** The ids of a process and of all its running descendants. Linux only. */
export function treeOf(pid: number): string[] {
  const children = Map.groupBy(
    readdirSync('/proc').filter((name) => /^\d+$/.test(name)),
    (name) => statOf(name)[1] ?? '',
  )
  const withChildren = (parent: string): string[] => [
    parent,
    ...(children.get(parent) ?? []).flatMap(withChildren),
  ]
  return withChildren(String(pid))
}

/**
 * The memory used by a process and its descendants, in bytes: the sum of their proportional set sizes, which count
 * shared memory only once (proc_pid_smaps(5)). Linux only.
 */
export function memoryOfTree(pid: number): number {
  const kilobytes = treeOf(pid).map((process) =>
    Number(/^Pss:\s+(\d+)/m.exec(readOrEmpty(`/proc/${process}/smaps_rollup`))?.[1] ?? 0),
  )
  return kilobytes.reduce((sum, size) => sum + size * 1024, 0)
}

const ticksPerSecond = 100

/**
 * CPU seconds used by a process and those of its children that have ended: utime, stime, cutime and cstime in
 * proc_pid_stat(5), in ticks of a hundredth of a second on every Linux that Node supports.
 */
export function cpuOfTree(pid: number): number {
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = statOf(String(pid))
    .slice(11, 15)
    .map(Number)
  return (user + system + childrenUser + childrenSystem) / ticksPerSecond
}
