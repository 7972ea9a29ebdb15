import { request, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  /** 0 when the server closed the connection without an answer. */
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Asks a server on the loopback interface for a path exactly as written, as a hostile client would. */
export const ask = (port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      let body = ''
      response.setEncoding('latin1')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      response.on('error', () => resolve({ status: 0, headers: {}, body: '' }))
    })
      .on('error', () => resolve({ status: 0, headers: {}, body: '' }))
      .end()
  })
