// A table as a workbook, written by a thread of its own: thousands of rows take seconds, and phones are answered meanwhile.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Cell } from './cells.ts'
import type { Sheet } from './workbookWriter.ts'

const WRITER = new URL('./workbookWriter.ts', import.meta.url)

/** Writes a sheet of this title. */
export async function writeWorkbook(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Buffer> {
  const sheet: Sheet = { title, heads, rows }
  const writer = new Worker(WRITER, { workerData: sheet })
  // What fails there is thrown here: `once` listens to errors too.
  const [bytes] = (await once(writer, 'message')) as [Uint8Array]
  return Buffer.from(bytes)
}
