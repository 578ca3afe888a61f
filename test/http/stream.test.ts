// A table is sent at its client's speed, and cut off if it can not be completed, so that no client takes a part for the whole.
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express, { type Response } from 'express'
import type { Pool } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { createSnapshots } from '../../src/http/calls/snapshot.ts'
import { send } from '../../src/http/responses/send.ts'
import { bufferBeginning, sendPieces } from '../../src/http/responses/stream.ts'

const LOG = { debug() {}, info() {}, warn() {}, error() {} }
const PIECE = 'x'.repeat(65_536)
let server: Server | undefined
afterEach(() => server?.close())

/** Returns a response with the given pieces, before its client has read any of it. */
async function answered(
  pieces: AsyncIterable<string>,
  patience: { stillMs?: number; wholeMs?: number } = {},
  method = 'GET',
): Promise<IncomingMessage> {
  server = createServer((_req, res) => {
    void sendPieces(res as Response, pieces, LOG, patience)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', method }, resolve).on('error', reject).end()
  })
}

/** Endless pieces, with the number of pieces that were read; `isOver` is true after the reader has ended. */
function endless() {
  const state = { made: 0, isOver: false }
  const pieces = (async function* () {
    try {
      for (;;) {
        state.made += 1
        yield PIECE
      }
    } finally {
      state.isOver = true
    }
  })()
  return { state, pieces }
}

test('is read no further ahead than its client takes it, who is given up after a while', async () => {
  const { state, pieces } = endless()
  const answer = await answered(pieces, { stillMs: 200 })
  answer.on('error', () => undefined)
  await expect.poll(() => state.isOver, { timeout: 5_000 }).toBe(true)
  expect(state.made).toBeLessThan(200)
})

test('ends when its client goes away', async () => {
  const { state, pieces } = endless()
  const answer = await answered(pieces)
  answer.on('error', () => undefined)
  answer.destroy()
  await expect.poll(() => state.isOver, { timeout: 5_000 }).toBe(true)
})

test('what takes too long as a whole is cut off, however fast it is taken', async () => {
  const { state, pieces } = endless()
  const answer = await answered(pieces, { wholeMs: 100 })
  await expect(answer.toArray()).rejects.toThrow('aborted')
  expect(state.isOver).toBe(true)
})

test('what fails on the way is cut off, not ended', async () => {
  const failing = (async function* () {
    yield PIECE
    throw new Error('the database is gone')
  })()
  const answer = await answered(failing)
  await expect(answer.toArray()).rejects.toThrow('aborted')
})

test('of one whose head alone is asked for, the first piece is read', async () => {
  const { state, pieces } = endless()
  const answer = await answered(pieces, {}, 'HEAD')
  expect(await answer.toArray()).toEqual([])
  expect([state.made, state.isOver]).toEqual([1, true])
})

test('two moments are open at a time; who comes next is told when to come again, and each gives its turn back once', async () => {
  const said: string[] = []
  const client = {
    query: async (text: string) => {
      said.push(text)
      return { rows: [] }
    },
    release: () => said.push('release'),
  }
  const open = createSnapshots(poolOf(client, 9), 50)
  const [first, second] = [await open(null), await open(null)]
  await expect(open(null)).rejects.toMatchObject({ code: 'service_indisponible' })
  await first.close()
  await first.close()
  const third = await open(null)
  await expect(open(null)).rejects.toMatchObject({ code: 'service_indisponible' })
  await second.close()
  await third.close()
  const begun = 'begin isolation level repeatable read'
  expect(said.filter((text) => text === begun)).toHaveLength(3)
  expect(said.filter((text) => text === 'release')).toHaveLength(3)
})

test.each([
  [5, 1],
  [2, 0],
])('of a pool of %i connections, moments have %i', async (max, moments) => {
  const open = createSnapshots(poolOf({ query: async () => ({ rows: [] }), release() {} }, max), 50)
  for (let n = 0; n < moments; n += 1) await open(null)
  await expect(open(null)).rejects.toMatchObject({ code: 'service_indisponible' })
})

const poolOf = (client: object, max: number) =>
  ({ options: { max }, connect: async () => client }) as unknown as Pool

test('what is small tells its length; a great answer is made while it is sent', async () => {
  const made = { pieces: 0, ended: 0 }
  const rest = async function* (count: number) {
    try {
      for (let n = 0; n < count; n++) {
        made.pieces += 1
        yield Buffer.from(`,"é${PIECE}"`)
      }
    } finally {
      made.ended += 1
    }
  }
  const ask = async (count: number, method = 'GET') => {
    const app = express()
    app.get('/', async (_req, res) => send(res, { body: '', large: await bufferBeginning(rest(count)) }, LOG))
    server = app.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}`, { method })
    const begun = made.pieces
    const text = await answer.text()
    server.close()
    return {
      length: answer.headers.get('content-length'),
      type: answer.headers.get('content-type'),
      text,
      begun,
    }
  }
  const small = await ask(3)
  expect(small).toMatchObject({
    length: String(Buffer.byteLength(small.text)),
    type: 'application/json; charset=utf-8',
  })
  made.pieces = 0
  const great = await ask(400)
  expect(great.length).toBeNull()
  expect(great.begun).toBeLessThan(400)
  expect([great.text.length, great.type]).toEqual([400 * (PIECE.length + 4), small.type])
  // A HEAD request leaves the body unread.
  made.pieces = 0
  expect((await ask(400, 'HEAD')).text).toBe('')
  expect([made.pieces < 400, made.ended]).toEqual([true, 3])
})
