// An answer that is written while it is read: as fast as its client takes it, and no further ahead.
import { once } from 'node:events'
import type { Response } from 'express'
import type { Log } from '../contract/errors.ts'

// A client that takes nothing for so long, or is not through after so long, is given up: what it reads is one moment of the
// database, which nobody keeps for ever, and which an upgrade waits for (a migration gives up after five minutes).
const STILL_MS = 20_000
const WHOLE_MS = 240_000

/** Sends the pieces; an answer that can not be ended as it began is cut off, so that nobody takes it for whole. */
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
      // The first piece told all that the head of the answer says.
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

// So much is held of an answer before it begins.
const HELD = 1_000_000

/** A great answer: what is there of it, and what follows, which is made while it is sent; null where nothing does. */
export type Great = { readonly held: Uint8Array; readonly rest: AsyncGenerator<Uint8Array> | null }

/** Holds the beginning of an answer: what is small is made before it is sent, and what can not be made by then is refused. */
export async function holdBeginning(pieces: AsyncGenerator<Uint8Array>): Promise<Great> {
  const held: Uint8Array[] = []
  for (let bytes = 0; bytes < HELD; ) {
    const next = await pieces.next()
    if (next.done) return { held: Buffer.concat(held), rest: null }
    held.push(next.value)
    bytes += next.value.length
  }
  return { held: Buffer.concat(held), rest: pieces }
}
