// Errors: «Body: {erreur, details?}», also for input that is no HTTP request at all.
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bench, startBench } from './support.ts'

let bench: Bench
beforeAll(async () => {
  bench = await startBench()
})
afterAll(() => bench.close())

test.each([
  ['garbage', 'no http\r\n\r\n', 400, 'requete_illisible'],
  ['a NUL in a header', 'GET /sante HTTP/1.1\r\nHost: x\r\nX-A: a\u0000b\r\n\r\n', 400, 'requete_illisible'],
  [
    '20 kB of headers',
    `GET /sante HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
    'entetes_trop_grands',
  ],
])('%s is answered with a code', async (_what, sent, status, erreur) => {
  const answer = await exchange(sent)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({ erreur })
})

function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(Number(new URL(bench.http.url).port), '127.0.0.1', () =>
      socket.write(text, 'latin1'),
    )
    socket.on('data', (chunk) => (received += chunk.toString('utf8')))
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
  })
}
