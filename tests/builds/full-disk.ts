/**
 * Makes the disk seem full to a process: loaded by `--import`, it lets DISK_BYTES be written and then fails
 * as the system would.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

let left = Number(process.env['DISK_BYTES'])

function take(file: unknown, bytes: number): void {
  left -= bytes
  if (left >= 0) return
  const message = `ENOSPC: no space left on device, write '${String(file)}'`
  throw Object.assign(new Error(message), { code: 'ENOSPC', errno: -28, syscall: 'write' })
}

const sizeOf = (data: unknown): number =>
  typeof data === 'string' ? Buffer.byteLength(data) : ArrayBuffer.isView(data) ? data.byteLength : 0

const { writeFileSync } = fs
fs.writeFileSync = (file, data, options) => {
  take(file, sizeOf(data))
  writeFileSync(file, data, options)
}
const { writeFile } = fs.promises
fs.promises.writeFile = async (file, data, options) => {
  take(file, sizeOf(data))
  return writeFile(file, data, options)
}
syncBuiltinESMExports()
