/**
 * Makes the disk seem full to the process that loads it with `--import`: after DISK_BYTES, every call of Node's that
 * writes or copies fails as on a full disk.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'

let left = Number(process.env['DISK_BYTES'])

function take(file: unknown, bytes: number): void {
  left -= bytes
  if (left >= 0) return
  const message = `ENOSPC: no space left on device, write '${String(file)}'`
  throw Object.assign(new Error(message), { code: 'ENOSPC', errno: -28, syscall: 'write' })
}

const sizeOf = (data: unknown): number =>
  typeof data === 'string' ? Buffer.byteLength(data) : ArrayBuffer.isView(data) ? data.byteLength : 0

/** The bytes of a file, or of all files in a folder. */
const sizeOnDisk = (source: string): number => {
  const stat = fs.statSync(source)
  if (!stat.isDirectory()) return stat.size
  return fs.readdirSync(source).reduce((sum, name) => sum + sizeOnDisk(path.join(source, name)), 0)
}

type Call = (first: unknown, ...more: unknown[]) => unknown

/** Makes functions of a module count their bytes first. @param bytes Computes them from the first two arguments. */
function limit(module: object, names: readonly string[], bytes: (first: unknown, second: unknown) => number) {
  const calls = module as Record<string, Call>
  for (const name of names) {
    const call = calls[name]
    if (!call) throw new Error(`Node has no ${name}`)
    calls[name] = (first, ...more) => {
      take(first, bytes(first, more[0]))
      return call(first, ...more)
    }
  }
}

const written = (_file: unknown, data: unknown) => sizeOf(data)
const copied = (source: unknown) => sizeOnDisk(String(source))
limit(fs, ['writeFileSync', 'appendFileSync', 'writeSync'], written)
limit(fs, ['copyFileSync', 'cpSync'], copied)
limit(fs.promises, ['writeFile', 'appendFile'], written)
limit(fs.promises, ['copyFile', 'cp'], copied)
syncBuiltinESMExports()
