// The log outside of the database: small segments in the store of files, each signed, each naming the SHA-256 of the one
// before (docs/decisions/0093-restauration.md).
import { hash } from 'node:crypto'
import { calculateJwkThumbprint, type JWK } from 'jose'
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

/** Digits of a segment's number in its key. */
export const DIGITS = 12

type Store = Pick<ObjectStore, 'put' | 'read'>
/** A store as it is read. */
export type Reading = Pick<ObjectStore, 'read'>

/** No segment is larger. */
export const LARGEST_BYTES = 67_108_864
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

/** Where the segments of a log stand. */
export function folderOf(journal: string): string {
  return `journal/${journal}`
}

/** Where a segment stands. */
export function keyOf(journal: string, numero: number): string {
  return `${folderOf(journal)}/${String(numero).padStart(DIGITS, '0')}`
}
