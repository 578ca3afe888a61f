// Hostile ways to send a body: false encodings, types and lengths, and incomplete bodies.
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Sending } from '../../api/support/api.ts'

/** Requests that `fetch` can send, each with a property that the route does not expect. */
export const SENDINGS: Readonly<Record<string, Pick<Sending, 'body' | 'headers'>>> = {
  'a gzip bomb': of(gzipSync(Buffer.alloc(50_000_000, ' ')), { 'content-encoding': 'gzip' }),
  'a gzip bomb in a gzip bomb': of(gzipSync(gzipSync(Buffer.alloc(50_000_000))), {
    'content-encoding': 'gzip, gzip',
  }),
  'gzip that is none': of('{}', { 'content-encoding': 'gzip' }),
  'brotli that is none': of('{}', { 'content-encoding': 'br' }),
  'an encoding that nobody knows': of('{}', { 'content-encoding': 'rubbish' }),
  'a byte order mark': of('\ufeff{}'),
  'UTF-16 that says so': of(Buffer.from('{}', 'utf16le'), {
    'content-type': 'application/json; charset=utf-16',
  }),
  'latin1 that says so': of(Buffer.from('{"é":1}', 'latin1'), {
    'content-type': 'application/json; charset=latin1',
  }),
  'text/plain': of('{}', { 'content-type': 'text/plain' }),
  'a form': of('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
  multipart: of('--x\r\n\r\n{}\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
  'a type of ten thousand letters': of('{}', { 'content-type': `application/${'x'.repeat(10_000)}` }),
  'two million letters': of(`{"a":"${'x'.repeat(2_100_000)}"}`),
  'a million values': of(`[${'0,'.repeat(1_000_000)}0]`),
}

type RawBody = {
  readonly headers: readonly string[]
  readonly body: string
  readonly ends: 'cut' | 'half' | 'whole'
}

/** Bytes that are written to a socket unchanged; after `cut` the client does not wait for a response. */
export const RAW: Readonly<Record<string, RawBody>> = {
  'chunks that are cut in the middle': raw(['Transfer-Encoding: chunked'], '400\r\n{"a":', 'cut'),
  'a body that is cut in the middle': raw(['Content-Length: 100'], '{"a":', 'cut'),
  'chunks that end in the middle': raw(['Transfer-Encoding: chunked'], '5\r\n{"a":\r\n', 'half'),
  'a length that is too long': raw(['Content-Length: 100'], '{}', 'half'),
  'a length that is too short': raw(['Content-Length: 1'], '{"a":1}', 'whole'),
  'two lengths': raw(['Content-Length: 2', 'Content-Length: 7'], '{"a":1}', 'whole'),
  'a length and chunks': raw(
    ['Content-Length: 2', 'Transfer-Encoding: chunked'],
    '2\r\n{}\r\n0\r\n\r\n',
    'whole',
  ),
  'a length below zero': raw(['Content-Length: -1'], '{}', 'whole'),
  'a length of words': raw(['Content-Length: two'], '{}', 'whole'),
  'a chunk of sixteen digits': raw(['Transfer-Encoding: chunked'], 'FFFFFFFFFFFFFFFF\r\n{}', 'whole'),
  'a chunk whose length is none': raw(['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n', 'whole'),
  'an expectation': raw(['Content-Length: 2', 'Expect: 100-continue'], '{}', 'whole'),
  'an expectation that nobody knows': raw(['Content-Length: 2', 'Expect: miracles'], '{}', 'whole'),
}

const PATIENCE_MS = 10_000

/** Writes a hostile request; returns its status, or null if the client does not wait. Throws if no response comes. */
export function sendRaw(
  url: string,
  head: readonly string[],
  { headers, body, ends }: RawBody,
): Promise<number | null> {
  const { hostname, port, host } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    let said = ''
    const done = () => {
      socket.destroy()
      const status = /^HTTP\/1\.1 (\d{3})/.exec(said.replace(/^HTTP\/1\.1 100 [\s\S]*?\r\n\r\n/, ''))?.[1]
      if (status !== undefined) resolve(Number(status))
      else reject(new Error('no answer'))
    }
    socket.setTimeout(PATIENCE_MS, done)
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString('latin1')
    })
    socket.on('end', done).on('error', done)
    const lines = [
      ...head,
      `Host: ${host}`,
      'Content-Type: application/json',
      ...headers,
      'Connection: close',
    ]
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, () => {
      if (ends === 'half') socket.end()
      if (ends !== 'cut') return
      socket.destroy()
      resolve(null)
    })
  })
}

function of(
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Pick<Sending, 'body' | 'headers'> {
  return { body, headers }
}

function raw(headers: readonly string[], body: string, ends: RawBody['ends']): RawBody {
  return { headers, body, ends }
}
