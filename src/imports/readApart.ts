// Reads a file in a process of its own, which has the memory and the time of one file and no password of the service. A file
// can end that process and not this one (docs/decisions/0113).
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { UnreadableFile } from './fault.ts'
import type { Format, Kind } from './kind.ts'
import { type Limits, superviseReader } from './limits.ts'
import type { Row } from './readers/sheet.ts'

/** The response to a request for rows: the next ones, none at the end, or the reason that makes the file unreadable. */
export type Response =
  | { readonly rows: readonly Row[] }
  | { readonly refusal: Pick<UnreadableFile, 'code' | 'details'> }

const PROGRAM = join(import.meta.dirname, 'readerProcess.ts')

/** Reads the rows of a file, some at a time; throws what makes it unreadable. The signal ends the reading. */
export async function* readApart(
  kind: Kind,
  format: Format,
  bytes: Buffer,
  { signal, limits }: { readonly signal: AbortSignal; readonly limits: Limits },
): AsyncGenerator<readonly Row[]> {
  const child = fork(PROGRAM, [JSON.stringify(kind), format], {
    // The other half is for what is no object of JavaScript: the bytes of the file and the program itself.
    execArgv: [`--max-old-space-size=${limits.memory_mb / 2}`],
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  })
  const next = superviseReader<Response>(child, limits)
  try {
    // A reader that dies leaves its bytes unread: `next` throws the reason.
    child.stdin?.on('error', () => undefined).end(bytes)
    for (;;) {
      const response = await next()
      if ('refusal' in response) throw new UnreadableFile(response.refusal.code, response.refusal.details)
      if (response.rows.length === 0) return
      yield response.rows
    }
  } finally {
    child.kill('SIGKILL')
  }
}
