// Spec: api#compression: «JSON longer than a kilobyte is compressed as its client takes it», and the tag names the encoding.
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import express from 'express'
import { expect, test } from 'vitest'
import { compressResponses } from '../../src/http/responses/compression.ts'
import { openServer } from '../support/server.ts'

const server = await openServer()
const token = await server.token('admin')

type Got = { readonly status: number; readonly headers: Record<string, unknown>; readonly bytes: Buffer }

/** Sends the request as a client that accepts no compression. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { promise, resolve, reject } = Promise.withResolvers<Got>()
  const all = { authorization: `Bearer ${token}`, ...headers }
  const asking = request(server.url + path, { method, headers: all }, async (answer) => {
    const pieces: Buffer[] = []
    for await (const piece of answer) pieces.push(piece as Buffer)
    resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(pieces) })
  })
  asking.once('error', reject).end()
  return promise
}
const LONG = '/v1/ensembles-permissions'
const taking = (coding: string) => ({ 'accept-encoding': coding })
const told = ({ headers }: Got) => [headers['content-encoding'], headers.vary]

test('a long answer is compressed as its client likes it best, and is the same', async () => {
  const plain = await get(LONG)
  expect(plain.bytes.length).toBeGreaterThan(1024)
  expect(told(plain)).toEqual([undefined, 'Origin, Accept, Accept-Encoding'])
  expect(plain.headers['content-length']).toBe(String(plain.bytes.length))
  for (const [liked, coding, decompress] of [
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0.1, gzip;q=0.9', 'gzip', gunzipSync],
  ] as const) {
    const answer = await get(LONG, taking(liked))
    expect(told(answer)).toEqual([coding, 'Origin, Accept, Accept-Encoding'])
    expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 2)
    expect(decompress(answer.bytes).equals(plain.bytes)).toBe(true)
  }
  for (const liked of ['identity', 'zstd', 'gzip;q=0, br;q=0'])
    expect(told(await get(LONG, taking(liked)))[0]).toBe(undefined)
})

test('a short answer, a table, and what is asked by HEAD go as they are', async () => {
  const short = await get('/v1/moi/relances', taking('gzip'))
  expect([short.bytes.toString(), told(short)[0]]).toEqual(['{"refuses" : []}', undefined])
  const table = await get(LONG, { ...taking('gzip'), accept: 'text/csv' })
  expect([table.headers['content-type'], told(table)[0]]).toEqual(['text/csv; charset=utf-8', undefined])
  expect((await get(LONG, taking('gzip'), 'HEAD')).bytes.length).toBe(0)
})

test('the tag of a compressed record says how it was compressed, and is known again as that record', async () => {
  const { ensembles } = JSON.parse((await get(LONG)).bytes.toString())
  const record = `${LONG}/${ensembles[0].id}`
  const plain = (await get(record)).headers.etag as string
  const packed = (await get(record, taking('gzip'))).headers.etag as string
  expect(packed).toBe(plain.replace(/"$/, '-gzip"'))
  for (const tag of [plain, packed])
    expect((await get(record, { ...taking('gzip'), 'if-none-match': tag })).status).toBe(304)
})

test('the contract is compressed once for everybody, each coding under a tag of its own', async () => {
  const answers = await Promise.all(
    ['identity', 'gzip', 'br'].map((one) => get('/v1/openapi.json', taking(one))),
  )
  const [plain, zipped, brotli] = answers.map(({ bytes }) => bytes)
  expect(gunzipSync(zipped ?? '').equals(plain ?? Buffer.of())).toBe(true)
  expect(brotliDecompressSync(brotli ?? '').equals(plain ?? Buffer.of())).toBe(true)
  const tags = answers.map(({ headers }) => headers.etag as string)
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags)
    expect((await get('/v1/openapi.json', { ...taking('br'), 'if-none-match': tag })).status).toBe(304)
})

test('what the identity provider answers is compressed by nobody', async () => {
  const app = express().use(compressResponses())
  for (const path of ['/oidc/long', '/v1/long'])
    app.get(path, (_req, res) => void res.type('json').end(JSON.stringify('x'.repeat(2000))))
  const listening = app.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const codings = await Promise.all(
    ['/oidc/long', '/v1/long'].map(async (path) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: taking('gzip') })
      await answer.arrayBuffer()
      return answer.headers.get('content-encoding')
    }),
  )
  listening.close()
  expect(codings).toEqual([null, 'gzip'])
})
