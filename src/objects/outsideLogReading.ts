// Reads the log outside of the database. Verifies the chain and the signatures of its segments, and reports missing or altered ones.
import { hash } from 'node:crypto'
import { calculateJwkThumbprint, flattenedVerify, importJWK, type JWK } from 'jose'
import {
  DIGITS,
  folderOf,
  keyOf,
  LARGEST_BYTES,
  type Reading,
  type Segment,
  thumbprintsOf,
} from './outsideLog.ts'
import type { ObjectStore } from './port.ts'

/** A fault of the log. */
export type LogFault = {
  readonly numero: number
  /** The last of several consecutive missing segments. */
  readonly jusqu_a?: number
  readonly what: 'missing' | 'unreadable' | 'out of order' | 'unknown key' | 'not signed'
}

/** A log that was read: its trusted segments and its faults. */
export type ReadLog = {
  readonly segments: readonly Segment[]
  readonly faults: readonly LogFault[]
  /** The last stored object, with its SHA-256. */
  readonly last: { readonly numero: number; readonly sha256: string } | null
}

/** The known part of the log: its last segment, its SHA-256 if known, and the keys named so far. */
export type KnownPart = {
  readonly numero: number
  readonly sha256: string | null
  readonly cles?: readonly string[] | null
}

const AT_ONCE = 8
// Number of missing segments after which the search ends. Segments behind a gap prove that the missing ones existed. After a gap
// of 64, the reader searches further in steps that grow by a quarter, and finds any run of segments at least a quarter as long as
// the gap.
const GAP = 64
const FARTHER = 1.25
const FARTHEST = 10_000_000

/**
 * Returns the first stored segment; null if there is none. Earlier segments may have been removed with the backups that needed
 * them.
 */
export async function firstStanding(
  store: Pick<ObjectStore, 'list'>,
  journal: string,
): Promise<number | null> {
  for await (const { cle } of store.list(`${folderOf(journal)}/`)) {
    const numero = Number(cle.slice(-DIGITS))
    // An object with another name in the folder is not a segment.
    if (cle === keyOf(journal, numero)) return numero
  }
  return null
}

/**
 * Reads the log after a known segment. Trusts these keys, the keys of the known part, and the keys that trusted segments name.
 */
export async function readLog(
  store: Reading,
  journal: string,
  after: KnownPart,
  keys: readonly JWK[],
): Promise<ReadLog> {
  const trusted = new Set([...(await thumbprintsOf(keys)), ...(after.cles ?? [])])
  const segments: Segment[] = []
  const faults: LogFault[] = []
  let last: ReadLog['last'] = null
  let [place, before] = [after.numero, after.sha256]
  for await (const { numero, content } of standing(store, journal, after.numero)) {
    const lost = numero - place - 1
    if (lost > 0) {
      const through = lost > 1 ? { jusqu_a: numero - 1 } : {}
      faults.push({ numero: place + 1, ...through, what: 'missing' })
    }
    const judged = await judge(content, { journal, numero, before: lost > 0 ? null : before, trusted })
    if (typeof judged === 'string') faults.push({ numero, what: judged })
    else segments.push(judged)
    place = numero
    before = hash('sha256', content)
    last = { numero, sha256: before }
  }
  return { segments, faults, last }
}

type ReadPlace = (numero: number) => Promise<Buffer | null>

// Returns the stored objects after a number, in order. Reads eight at once.
async function* standing(store: Reading, journal: string, after: number) {
  const read: ReadPlace = (numero) => store.read(keyOf(journal, numero), LARGEST_BYTES)
  for (let [from, seen] = [after + 1, after]; ; ) {
    const contents = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => read(from + index)))
    for (const [index, content] of contents.entries()) {
      if (content === null) continue
      seen = from + index
      yield { numero: seen, content }
    }
    from += AT_ONCE
    if (from - seen <= GAP) continue
    const next = await behindGap(read, from)
    if (next === null) return
    from = next
  }
}

async function behindGap(read: ReadPlace, from: number): Promise<number | null> {
  for (let [step, absent] = [1, from - 1]; step < FARTHEST; step = Math.ceil(step * FARTHER)) {
    if ((await read(from + step)) !== null) return lowest(read, absent, from + step)
    absent = from + step
  }
  return null
}

async function lowest(read: ReadPlace, absent: number, stands: number): Promise<number> {
  let [low, high] = [absent, stands]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if ((await read(middle)) === null) low = middle
    else high = middle
  }
  return high
}

async function judge(
  content: Buffer,
  { journal, numero, before, trusted }: Place,
): Promise<Segment | LogFault['what']> {
  const text = content.toString('utf8')
  const end = text.indexOf('\n')
  const [said, seal] = [text.slice(0, end), text.slice(end + 1)]
  let segment: Segment
  let sealed: { signature: string; cle: JWK }
  try {
    segment = JSON.parse(said) as Segment
    sealed = JSON.parse(seal) as typeof sealed
    if (segment.format !== 'sillon-journal/1') return 'unreadable'
    if (!trusted.has(await calculateJwkThumbprint(sealed.cle))) return 'unknown key'
  } catch {
    return 'unreadable'
  }
  try {
    const [head = '', , signature = ''] = sealed.signature.split('.')
    const key = await importJWK(sealed.cle, 'ES256')
    await flattenedVerify({ protected: head, payload: Buffer.from(said), signature }, key, {
      algorithms: ['ES256'],
    })
  } catch {
    return 'not signed'
  }
  if (segment.journal !== journal || segment.numero !== numero) return 'out of order'
  if (before !== null && before !== '' && segment.precedent !== before) return 'out of order'
  for (const key of segment.cles) trusted.add(key)
  return segment
}

type Place = {
  readonly journal: string
  readonly numero: number
  /** SHA-256 that the segment must name; null if the previous segment is missing. */
  readonly before: string | null
  readonly trusted: Set<string>
}
