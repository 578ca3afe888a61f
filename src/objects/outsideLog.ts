// The log outside of the database: small signed segments in the object store, each with the SHA-256 of the one before
// (docs/decisions/0093-restauration.md).
import { hash } from 'node:crypto'
import { calculateJwkThumbprint, type JWK } from 'jose'
import type { ObjectStore } from './port.ts'

/** A row of the log, with the rows that belong to it. */
export type LoggedRecord = {
  readonly organisation_id: string
  readonly relation: string
  readonly cle: Readonly<Record<string, unknown>>
  readonly lignes: readonly { readonly relation: string; readonly ligne: Readonly<Record<string, unknown>> }[]
}

/** A number counter in the log. */
export type LoggedCounter = {
  readonly organisation_id: string
  readonly campagne_id: string
  readonly nature: string
  readonly produit_id: string
  readonly rang: number
  /** For each number: rank, number, kind of record, id of the record. */
  readonly numeros: readonly (readonly [number, string, string, string])[]
  /** By device: the last sequence whose record received a number. */
  readonly appareils: Readonly<Record<string, number>>
}

/** Content of a segment. */
export type Segment = {
  readonly format: 'sillon-journal/1'
  readonly journal: string
  readonly numero: number
  readonly precedent: string | null
  readonly le: string
  /** Thumbprints of the keys that may sign later segments. */
  readonly cles: readonly string[]
  readonly code_court: number
  readonly lignes: readonly LoggedRecord[]
  readonly compteurs: readonly LoggedCounter[]
}

/** Digits of a segment's number in its key. */
export const DIGITS = 12

type Store = Pick<ObjectStore, 'put' | 'read'>
/** The functions of a store that only read. */
export type Reading = Pick<ObjectStore, 'read'>

/** Largest segment in bytes. */
export const LARGEST_BYTES = 67_108_864
const MEDIA_TYPE = 'application/octet-stream'

/** Returns the stored object: a segment with its signature and the key's public half. */
export function sealedSegment(content: string, seal: { signature: string; key: JWK }): string {
  return `${content}\n${JSON.stringify({ signature: seal.signature, cle: seal.key })}\n`
}

/** Returns the thumbprints of keys, which identify them in the log. */
export function thumbprintsOf(keys: readonly JWK[]): Promise<string[]> {
  return Promise.all(keys.map((key) => calculateJwkThumbprint(key)))
}

/** Stores a segment. Returns true if the stored object is this one. */
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

/** Returns the SHA-256 of a stored segment; null if it is not stored. */
export async function readSha256(store: Reading, journal: string, numero: number): Promise<string | null> {
  const content = await store.read(keyOf(journal, numero), LARGEST_BYTES)
  return content === null ? null : hash('sha256', content)
}

/** Returns the folder of a log. */
export function folderOf(journal: string): string {
  return `journal/${journal}`
}

/** Returns the key of a segment. */
export function keyOf(journal: string, numero: number): string {
  return `${folderOf(journal)}/${String(numero).padStart(DIGITS, '0')}`
}
