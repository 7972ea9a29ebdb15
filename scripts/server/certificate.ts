import { spawnSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface Certificate {
  /** PEM. */
  key: string
  /** PEM. */
  certificate: string
  /** SHA-256 of the public key, base64: what Chrome's `--ignore-certificate-errors-spki-list` takes. */
  fingerprint: string
}

const request =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost'.split(
    ' ',
  )

/**
 * A certificate for `localhost`, good for a day: browsers speak HTTP/2 over TLS alone. Made by OpenSSL,
 * since Node has no call for it.
 * @returns Nothing where there is no OpenSSL.
 */
export function temporaryCertificate(): Certificate | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'))
  const keyFile = path.join(folder, 'key.pem')
  const certificateFile = path.join(folder, 'certificate.pem')
  try {
    const { status } = spawnSync('openssl', [...request, '-keyout', keyFile, '-out', certificateFile])
    if (status !== 0) return undefined
    const certificate = readFileSync(certificateFile, 'utf8')
    const publicKey = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
    return {
      key: readFileSync(keyFile, 'utf8'),
      certificate,
      fingerprint: createHash('sha256').update(publicKey).digest('base64'),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
