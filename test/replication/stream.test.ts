// Reads a stream written by the test in the way in which the tests read the replication service's: whole rows, removals, nothing
// after the checkpoint.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkpoints, firstSync } from './support/stream.ts'

const PUT = { op: 'PUT', object_type: 'producteur', object_id: 'a', data: '{"nom":"é"}' }

async function serving(lines: readonly object[], status = 200): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status)
    // The text is cut in the middle, because a line may arrive in pieces.
    const text = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    response.write(text.subarray(0, 40))
    response.end(text.subarray(40))
  })
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('rows stand until they are removed, as of the first whole checkpoint', async () => {
  const url = await serving([
    { checkpoint: { last_op_id: '5', buckets: [{ bucket: 'b' }] } },
    { data: { bucket: 'b', data: [PUT, { ...PUT, object_id: 'c' }] } },
    { data: { bucket: 'b', data: [{ op: 'REMOVE', object_type: 'producteur', object_id: 'c' }] } },
    { data: { bucket: 'b', data: [{ ...PUT, object_type: 'solde' }] } },
    { data: { bucket: 'b', data: [{ op: 'REMOVE', object_type: 'solde', object_id: 'a' }] } },
    { checkpoint_complete: { last_op_id: '5' } },
    { data: { bucket: 'b', data: [{ ...PUT, object_id: 'later' }] } },
  ])
  expect(await firstSync(url, 't')).toEqual({ producteur: { a: { id: 'a', nom: 'é' } } })
})

test('a phone that listens loses the buckets that are its own no longer, and begins anew those that were compacted', async () => {
  const url = await serving([
    { checkpoint: { last_op_id: '5', buckets: [{ bucket: 'b' }, { bucket: 'own' }] } },
    { data: { bucket: 'b', data: [PUT, { ...PUT, object_id: 'c' }] } },
    { data: { bucket: 'own', data: [{ ...PUT, object_type: 'appareil' }] } },
    { checkpoint_complete: { last_op_id: '5' } },
    { checkpoint_diff: { last_op_id: '6', updated_buckets: [], removed_buckets: [] } },
    { data: { bucket: 'b', data: [{ op: 'CLEAR' }, { ...PUT, object_id: 'd' }] } },
    { checkpoint_complete: { last_op_id: '6' } },
    { checkpoint_diff: { last_op_id: '7', updated_buckets: [], removed_buckets: ['b'] } },
    { checkpoint_complete: { last_op_id: '7' } },
    { checkpoint: { last_op_id: '8', buckets: [] } },
    { checkpoint_complete: { last_op_id: '8' } },
  ])
  const held: object[] = []
  for await (const { tables, operations } of checkpoints(url, 't')) {
    const ids = Object.entries(tables).map(([table, rows]) => [table, Object.keys(rows)])
    held.push({ operations, ...Object.fromEntries(ids) })
  }
  expect(held).toEqual([
    { operations: 3, producteur: ['a', 'c'], appareil: ['a'] },
    { operations: 5, producteur: ['d'], appareil: ['a'] },
    { operations: 5, appareil: ['a'] },
    { operations: 5 },
  ])
})

test('a stream that breaks off, or a refusal, is no synchronization', async () => {
  await expect(firstSync(await serving([{ data: { bucket: 'b', data: [PUT] } }]), 't')).rejects.toThrow(
    'before its checkpoint',
  )
  await expect(firstSync(await serving([], 401), 't')).rejects.toThrow('401')
})
