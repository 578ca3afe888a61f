// How the tests read the replication service's stream, on a stream of our own: whole rows, removals, nothing after the checkpoint.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { firstSync } from './support/stream.ts'

const PUT = { op: 'PUT', object_type: 'producteur', object_id: 'a', data: '{"nom":"é"}' }

async function serving(lines: readonly object[], status = 200): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status)
    // Cut anywhere: a line may come in pieces.
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
    { checkpoint: { last_op_id: '5', buckets: [] } },
    { data: { bucket: 'b', data: [PUT, { ...PUT, object_id: 'c' }] } },
    { data: { bucket: 'b', data: [{ op: 'REMOVE', object_type: 'producteur', object_id: 'c' }] } },
    { data: { bucket: 'b', data: [{ ...PUT, object_type: 'solde' }] } },
    { data: { bucket: 'b', data: [{ op: 'REMOVE', object_type: 'solde', object_id: 'a' }] } },
    { checkpoint_complete: { last_op_id: '5' } },
    { data: { bucket: 'b', data: [{ ...PUT, object_id: 'later' }] } },
  ])
  expect(await firstSync(url, 't')).toEqual({ producteur: { a: { id: 'a', nom: 'é' } } })
})

test('a stream that breaks off, or a refusal, is no synchronization', async () => {
  await expect(firstSync(await serving([{ data: { data: [PUT] } }]), 't')).rejects.toThrow(
    'before its checkpoint',
  )
  await expect(firstSync(await serving([], 401), 't')).rejects.toThrow('401')
})
