// What is handed on as the database sent it (docs/decisions/0113): bytes that are what the library would have read, however they
// arrive, and a connection that goes on as before.
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { RowBytes } from '../../src/database/rowBytes.ts'
import { clientsThatWait, type Handed } from '../../src/database/steadyClient.ts'
import { openDatabase } from '../support/database.ts'

const { adminUrl } = await openDatabase('demo')

function message(kind: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

function row(value: string | null): Buffer {
  const before = Buffer.alloc(6)
  before.writeInt16BE(1)
  before.writeInt32BE(value === null ? -1 : Buffer.byteLength(value), 2)
  return message('D', Buffer.concat([before, Buffer.from(value ?? '')]))
}

// Cut everywhere, since a network cuts where it likes.
test.each([1, 2, 3, 4, 5, 6, 7, 11, 64, 4_000])('rows are taken of chunks of %i bytes', (size) => {
  const noise = [
    message('2', Buffer.alloc(0)),
    message('T', Buffer.from('DZ')),
    message('N', Buffer.alloc(3)),
  ]
  const end = [message('C', Buffer.from('SELECT 3\0')), message('Z', Buffer.from('I'))]
  const sent = Buffer.concat([...noise, row('{"a":"é'), row(null), row('DZ"}'), ...end, row('not taken')])
  const stream = new EventEmitter()
  const rows = new RowBytes()
  const passed: Buffer[] = []
  rows.through(stream).on('data', (chunk: Buffer) => passed.push(chunk))
  rows.begin()
  for (let at = 0; at < sent.length; at += size) stream.emit('data', sent.subarray(at, at + size))
  expect(rows.end()?.toString()).toBe('{"a":"éDZ"}')
  expect(rows.end()).toBeUndefined()
  expect(Buffer.concat(passed).equals(Buffer.concat([...noise, ...end, row('not taken')]))).toBe(true)
})

test('a connection hands on what it is asked to, and nothing else', async () => {
  const client = new (clientsThatWait(10_000))({ connectionString: adminUrl })
  await client.connect()
  try {
    const ask = (text: string, values: unknown[] = []) =>
      client.query({ text, values, kept: '', isHandedOn: true } as never) as unknown as Promise<
        Handed<object>
      >
    const great = `select repeat('é"', $1::integer) from generate_series(1, 3)`
    const [first, plain, refused, second] = await Promise.allSettled([
      ask(great, [40_000]),
      client.query('select 1 as un'),
      ask('select 1 / $1::integer', [0]),
      ask(`select '{}'::text where $1`, [true]),
    ])
    expect(first).toMatchObject({ status: 'fulfilled', value: { rows: [] } })
    expect(first.status === 'fulfilled' && first.value.bytes?.toString()).toBe('é"'.repeat(120_000))
    expect(plain).toMatchObject({ value: { rows: [{ un: 1 }] } })
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    expect(second.status === 'fulfilled' && second.value.bytes?.toString()).toBe('{}')
    expect((await ask('select null where $1', [true])).bytes?.length).toBe(0)
  } finally {
    await client.end()
  }
})
