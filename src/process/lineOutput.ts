// Lines on their way to a descriptor. Nobody waits for them, and where they can not be written nobody ends or hangs by it.
import { write, writeSync } from 'node:fs'
import { isCode } from './systemErrors.ts'

/** Where lines go. */
export type LineOutput = {
  write(line: string): void
  /** Writes what is left, as far as it can be; for the end of the process. */
  end(): void
}

// What waits to be written while nothing can be; what comes on top of it is left out.
const HELD_BYTES = 1_000_000
// Lines are written together up to so many characters: of what is being written at the very end, the rest may be lost.
const CHUNK_LENGTH = 16_000
// A reader that is slow is asked again this much later; at the end of the process for a second.
const BUSY_MS = 100
const LAST_TRIES = 10

/** Opens it. Each line tries to write what waits before it: a disk that has room again takes all of it. */
export function openLines(descriptor: number): LineOutput {
  const waiting: string[] = []
  let held = 0
  let chunk: Buffer = Buffer.alloc(0)
  let state: 'idle' | 'writing' | 'waiting' = 'idle'

  // What is written at once, until all of it is.
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
      // What is being written goes its way without us.
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
