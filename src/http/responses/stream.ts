// Streams a response at the speed of its client, with backpressure.
import { once } from 'node:events'
import type { Response } from 'express'
import type { Log } from '../../contract/errors.ts'
import type { LargeBody } from '../calls/call.ts'

// Timeouts for a client that takes no byte, and for the whole response. The response holds a snapshot of the database, and an
// upgrade waits for the snapshot (a migration gives up after five minutes).
const STILL_MS = 20_000
const WHOLE_MS = 240_000

/** Sends a stream. After an error the connection is cut, so that no client takes the response to be complete. */
export async function sendPieces(
  res: Response,
  pieces: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  log: Log,
  { stillMs = STILL_MS, wholeMs = WHOLE_MS } = {},
): Promise<void> {
  const whole = AbortSignal.timeout(wholeMs)
  try {
    for await (const piece of pieces) {
      if (res.destroyed) return
      // HEAD needs only the headers, which are known with the first piece.
      if (res.req.method === 'HEAD') break
      if (!res.write(piece)) await drained(res, AbortSignal.any([whole, AbortSignal.timeout(stillMs)]))
      whole.throwIfAborted()
    }
    res.end()
  } catch (error) {
    if (!res.destroyed) log.warn({ err: error }, 'an answer was cut off')
    res.destroy()
  }
}

async function drained(res: Response, signal: AbortSignal): Promise<void> {
  const left = new AbortController()
  const either = AbortSignal.any([signal, left.signal])
  try {
    await Promise.race([once(res, 'drain', { signal: either }), once(res, 'close', { signal: either })])
  } finally {
    left.abort()
  }
}

// Number of bytes that are buffered before the response begins: an error until then is still sent as a refusal.
const HELD = 1_000_000

/**
 * Buffers the beginning of a body, so that a small body is complete before it is sent, and an early error is sent as a refusal.
 */
export async function bufferBeginning(pieces: AsyncGenerator<Uint8Array>): Promise<LargeBody> {
  const held: Uint8Array[] = []
  for (let bytes = 0; bytes < HELD; ) {
    const next = await pieces.next()
    if (next.done) return { held: Buffer.concat(held), rest: null }
    held.push(next.value)
    bytes += next.value.length
  }
  return { held: Buffer.concat(held), rest: pieces }
}
