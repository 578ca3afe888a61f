// Writes lines to a file descriptor in the background. If writing fails, no caller waits and the process does not end.
import { write, writeSync } from 'node:fs'
import { isCode } from './systemErrors.ts'

/** A destination of lines. */
export type LineOutput = {
  write(line: string): void
  /** Writes the remaining lines as far as possible, at the end of the process. */
  end(): void
}

// Limit of the buffer in bytes while the descriptor accepts nothing; later lines are dropped.
const HELD_BYTES = 1_000_000
// Length in characters of the chunks into which lines are joined. A chunk may be lost in part when the process ends, so it is
// small.
const CHUNK_LENGTH = 16_000
// Retry interval in ms for a slow reader. At the end of the process there are ten retries, a second in all.
const BUSY_MS = 100
const LAST_TRIES = 10

/** Opens the output. Each new line first retries the waiting ones, so all are written once the disk has room again. */
export function openLines(descriptor: number): LineOutput {
  const waiting: string[] = []
  let held = 0
  let chunk: Buffer = Buffer.alloc(0)
  let state: 'idle' | 'writing' | 'waiting' = 'idle'

  // Loads the next chunk. A chunk is retried until it is written completely.
  function hasChunk(): boolean {
    if (chunk.length === 0) chunk = Buffer.from(waiting.shift() ?? '')
    return chunk.length > 0
  }

  function advance(written: number): void {
    chunk = chunk.subarray(written)
    held -= written
  }

  function start(): void {
    if (state !== 'idle' || !hasChunk()) return
    state = 'writing'
    write(descriptor, chunk, (error, written) => {
      state = 'idle'
      if (error === null) {
        advance(written)
        start()
      } else if (isCode(error, 'EAGAIN')) {
        state = 'waiting'
        setTimeout(() => {
          state = 'idle'
          start()
        }, BUSY_MS)
      }
    })
  }

  return {
    write(line) {
      const bytes = Buffer.byteLength(line)
      if (held + bytes <= HELD_BYTES) {
        const last = waiting.at(-1)
        if (last === undefined || last.length + line.length > CHUNK_LENGTH) waiting.push(line)
        else waiting[waiting.length - 1] = last + line
        held += bytes
      }
      start()
    },
    end() {
      // The write in progress completes by itself.
      if (state === 'writing') advance(chunk.length)
      for (let tries = 0; tries < LAST_TRIES && hasChunk(); ) {
        try {
          advance(writeSync(descriptor, chunk))
        } catch (error) {
          if (!isCode(error, 'EAGAIN')) return
          tries += 1
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS)
        }
      }
    },
  }
}
