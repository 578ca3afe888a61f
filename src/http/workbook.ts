// A table as a workbook, written by a thread of its own: thousands of rows take seconds, and phones are answered meanwhile.
// Few are written at a time, since each thread holds its table; whoever comes next waits, for a while.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../contract/errors.ts'
import { currentScope } from '../database/scope.ts'
import { createSlots } from '../database/slots.ts'
import type { Cell } from './cells.ts'
import type { Sheet } from './workbookWriter.ts'

const WRITER = new URL('./workbookWriter.ts', import.meta.url)
const enter = createSlots({ total: 2, share: 1, patienceMs: 10_000 })

/** Writes a sheet of this title, when its turn comes. */
export async function writeWorkbook(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  writer = WRITER,
): Promise<Buffer> {
  const { share, gone } = currentScope()
  const leave = await enter(share, gone)
  return await inThread({ title, heads, rows }, writer).finally(leave)
}

// What fails there is thrown here, since `once` listens to errors too; a thread that ends without a word was out of
// memory or told to end, and the table may be asked for again.
async function inThread(sheet: Sheet, writer: URL): Promise<Buffer> {
  const ended = new AbortController()
  const { signal } = ended
  const thread = new Worker(writer, { workerData: sheet })
  try {
    const [bytes] = (await Promise.race([
      once(thread, 'message', { signal }),
      once(thread, 'exit', { signal }).then(() => {
        throw new Refusal('service_indisponible', undefined, new Error('the writer ended without a workbook'))
      }),
    ])) as [Uint8Array]
    return Buffer.from(bytes)
  } finally {
    ended.abort()
  }
}
