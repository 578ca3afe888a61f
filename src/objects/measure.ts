import { createHash } from 'node:crypto'
import type { Found } from './port.ts'

/** Calculates size and SHA-256 of a stream, chunk by chunk. Stops above the limit and then reports a larger size. */
export async function measure(chunks: AsyncIterable<Uint8Array>, limit: number): Promise<Found> {
  const hash = createHash('sha256')
  let taille_octets = 0
  for await (const chunk of chunks) {
    hash.update(chunk)
    taille_octets += chunk.length
    if (taille_octets > limit) break
  }
  return { taille_octets, sha256: hash.digest('hex') }
}

/** Returns the bytes of a stream; null above `limit`, after which it stops. */
export async function readAll(chunks: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer | null> {
  const gathered: Uint8Array[] = []
  let octets = 0
  for await (const chunk of chunks) {
    octets += chunk.length
    if (octets > limit) return null
    gathered.push(chunk)
  }
  return Buffer.concat(gathered)
}
