import { request, type IncomingHttpHeaders } from 'node:http'

export interface Answer {
  /** 0 if the server closed the connection without answering. */
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Requests a path from a server on the loopback interface, exactly as written, as only a hostile client would. */
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
