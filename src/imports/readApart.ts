// Reads a file in a separate process, with limits of memory and time for one file and without any password of the service. A
// harmful file can end that process, but not this one (docs/decisions/0113).
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { UnreadableFile } from './fault.ts'
import type { Format, Kind } from './kind.ts'
import { type Limits, superviseReader } from './limits.ts'
import type { Row } from './readers/sheet.ts'

/**
 * A response of the reader: the next rows; at the end, the headings that were left out; or the reason why the file is unreadable.
 */
export type Response =
  | { readonly rows: readonly Row[] }
  | { readonly leftOut: readonly string[] }
  | { readonly refusal: Pick<UnreadableFile, 'code' | 'details'> }

const PROGRAM = join(import.meta.dirname, 'readerProcess.ts')

/**
 * Reads the rows of a file in batches; throws UnreadableFile if the file cannot be read. The signal ends the reading. At the end,
 * `leftOut` has the headings that name no column.
 */
export async function* readApart(
  kind: Kind,
  format: Format,
  bytes: Buffer,
  {
    signal,
    limits,
    leftOut = new Set(),
  }: { readonly signal: AbortSignal; readonly limits: Limits; readonly leftOut?: Set<string> },
): AsyncGenerator<readonly Row[]> {
  const child = fork(PROGRAM, [JSON.stringify(kind), format], {
    // Gives half of the memory to JavaScript objects; the other half is for the bytes of the file and the program itself.
    execArgv: [`--max-old-space-size=${limits.memory_mb / 2}`],
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  })
  const next = superviseReader<Response>(child, limits)
  try {
    // A reader that dies leaves its input unread; `next` throws the reason.
    child.stdin?.on('error', () => undefined).end(bytes)
    for (;;) {
      const response = await next()
      if ('refusal' in response) throw new UnreadableFile(response.refusal.code, response.refusal.details)
      if ('rows' in response) yield response.rows
      else {
        for (const heading of response.leftOut) leftOut.add(heading)
        return
      }
    }
  } finally {
    child.kill('SIGKILL')
  }
}
