// Sends requests that `fetch` refuses to send, by writing them to the socket.
import { connect } from 'node:net'
import type { Answer } from '../../support/http.ts'
import type { Api } from './api.ts'

/** Sends the given bytes and returns the status. The response is checked against the contract if the service itself made it. */
export async function sendRaw(api: Api, head: string, body: Uint8Array | string = ''): Promise<Answer> {
  const { hostname, port, host } = new URL(api.url)
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within 10 s')))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('end', () => resolve(Buffer.concat(chunks)))
    socket.on('error', (error) => (chunks.length > 0 ? resolve(Buffer.concat(chunks)) : reject(error)))
    socket.write(`${head.trim().replaceAll(/\r?\n/g, '\r\n')}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    socket.write(body)
  })
  const answer = bytes.toString('latin1')
  const end = answer.indexOf('\r\n\r\n')
  const [statusLine = '', ...lines] = answer.slice(0, end).split('\r\n')
  const headers = new Headers(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1),
    ]),
  )
  const chunked = headers.get('transfer-encoding') === 'chunked'
  const text = chunked ? unchunk(answer.slice(end + 4)) : answer.slice(end + 4)
  const status = Number(statusLine.split(' ')[1])
  const [method = '', path = ''] = head.trim().split(/\s+/)
  // Node's HTTP parser refuses some requests before they reach the service.
  if (headers.has('x-request-id') && path.startsWith('/v1/'))
    api.judge({ method, path, status, headers, text })
  return {
    status,
    headers,
    text,
    body: /json/.test(headers.get('content-type') ?? '') ? JSON.parse(text) : undefined,
  }
}

function unchunk(text: string): string {
  const [, size = '0'] = /^([0-9a-f]+)\r\n/i.exec(text) ?? []
  const start = size.length + 2
  const length = Number.parseInt(size, 16)
  return length === 0 ? '' : text.slice(start, start + length) + unchunk(text.slice(start + length + 2))
}
