// The log outside of the database: small segments in the store of files, each signed, each naming the SHA-256 of the one
// before (docs/decisions/0093-restauration.md).
import { hash } from 'node:crypto'
import { calculateJwkThumbprint, flattenedVerify, importJWK, type JWK } from 'jose'
import type { ObjectStore } from './port.ts'

/** A row, or rows that hang together, as the log was told of them. */
export type ToldRecord = {
  readonly organisation_id: string
  readonly relation: string
  readonly cle: Readonly<Record<string, unknown>>
  readonly lignes: readonly { readonly relation: string; readonly ligne: Readonly<Record<string, unknown>> }[]
}

/** A counter, as the log was told of it. */
export type ToldCounter = {
  readonly organisation_id: string
  readonly campagne_id: string
  readonly nature: string
  readonly produit_id: string
  readonly rang: number
  /** Rank, number, kind of record, its id. */
  readonly numeros: readonly (readonly [number, string, string, string])[]
  /** By device: the last sequence that got a number. */
  readonly appareils: Readonly<Record<string, number>>
}

/** What a segment says. */
export type Segment = {
  readonly format: 'sillon-journal/1'
  readonly journal: string
  readonly numero: number
  readonly precedent: string | null
  readonly le: string
  /** Thumbprints of the keys that may sign what follows. */
  readonly cles: readonly string[]
  readonly code_court: number
  readonly lignes: readonly ToldRecord[]
  readonly compteurs: readonly ToldCounter[]
}

/** What is wrong with the log. */
export type LogFault = {
  readonly numero: number
  readonly what: 'missing' | 'unreadable' | 'out of order' | 'unknown key' | 'not signed'
}

/** The log as it was read: what can be trusted of it, and what is wrong. */
export type ReadLog = {
  readonly segments: readonly Segment[]
  readonly faults: readonly LogFault[]
  /** The last object that is there, and its SHA-256. */
  readonly last: { readonly numero: number; readonly sha256: string } | null
}

type Store = Pick<ObjectStore, 'put' | 'read'>
type Reading = Pick<ObjectStore, 'read'>

const LARGEST_BYTES = 67_108_864
// Whoever takes away a few segments is told of by those that follow.
const GAP = 64
const MEDIA_TYPE = 'application/octet-stream'

/** Writes a segment with its signature, and the key's public half, as the object that is kept. */
export function sealedSegment(content: string, seal: { signature: string; key: JWK }): string {
  return `${content}\n${JSON.stringify({ signature: seal.signature, cle: seal.key })}\n`
}

/** The thumbprints of keys, by which the log knows them. */
export function thumbprintsOf(keys: readonly JWK[]): Promise<string[]> {
  return Promise.all(keys.map((key) => calculateJwkThumbprint(key)))
}

/** Puts a segment into the store; answers whether the one that stands there is this one. */
export async function depositSegment(
  store: Store,
  journal: string,
  numero: number,
  sealed: string,
): Promise<boolean> {
  const content = Buffer.from(sealed)
  const object = {
    cle: keyOf(journal, numero),
    type_media: MEDIA_TYPE,
    taille_octets: content.length,
    sha256: hash('sha256', content),
  }
  await store.put(object, content)
  return (await store.read(object.cle, LARGEST_BYTES))?.equals(content) ?? false
}

/** The SHA-256 of what stands at a place of the log; null when nothing does. */
export async function standsAt(store: Reading, journal: string, numero: number): Promise<string | null> {
  const content = await store.read(keyOf(journal, numero), LARGEST_BYTES)
  return content === null ? null : hash('sha256', content)
}

/** Reads the log after a segment that is known, by its SHA-256 where there is one; trusts these keys, and those that they name. */
export async function readLog(
  store: Reading,
  journal: string,
  after: { readonly numero: number; readonly sha256: string | null },
  keys: readonly JWK[],
): Promise<ReadLog> {
  const trusted = new Set(await thumbprintsOf(keys))
  const segments: Segment[] = []
  const faults: LogFault[] = []
  let last: ReadLog['last'] = null
  let before = after.sha256
  for (let numero = after.numero + 1, missed = 0; missed < GAP; numero++) {
    const content = await store.read(keyOf(journal, numero), LARGEST_BYTES)
    if (content === null) {
      missed++
      continue
    }
    for (let lost = numero - missed; lost < numero; lost++) faults.push({ numero: lost, what: 'missing' })
    const judged = await judge(content, { journal, numero, before: missed > 0 ? null : before, trusted })
    if (typeof judged === 'string') faults.push({ numero, what: judged })
    else segments.push(judged)
    missed = 0
    before = hash('sha256', content)
    last = { numero, sha256: before }
  }
  return { segments, faults, last }
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
  /** The SHA-256 that it must name; null when what stood before it is not there. */
  readonly before: string | null
  readonly trusted: Set<string>
}

function keyOf(journal: string, numero: number): string {
  return `journal/${journal}/${String(numero).padStart(12, '0')}`
}
