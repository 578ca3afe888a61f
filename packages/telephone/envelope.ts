import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import canonicalize from 'canonicalize'
import { COMMAND_TYPES, type Payloads } from './commandTypes.ts'
import type { Enveloppe, PieceJointe } from './types.ts'

/** A captured command, before it enters the queue. */
export type Commande = {
  type: string
  version_schema: number
  payload: unknown
  /** True if the command produces a field document, and so has a provisional reference. */
  document: boolean
  pieces_jointes: PieceJointe[]
}

/** Builds a command of a known type and version; the schema gives the type of its payload. */
export function commande<T extends keyof Payloads, V extends keyof Payloads[T] & number>(
  type: T,
  version_schema: V,
  payload: Payloads[T][V],
  { document = COMMAND_TYPES[type].document as boolean, pieces_jointes = [] as PieceJointe[] } = {},
): Commande {
  return { type, version_schema, payload, document, pieces_jointes }
}

/** Returns the value of `empreinte`: the SHA-256, in hexadecimal, of the canonical form (RFC 8785) of the other fields. */
export async function fingerprint(envelope: Omit<Enveloppe, 'empreinte'>): Promise<string> {
  const { empreinte: _, ...covered } = envelope as Enveloppe
  const canonical = canonicalize(covered)
  if (canonical === undefined) throw new TypeError('an envelope is an object')
  return sha256(new TextEncoder().encode(canonical))
}

/** Returns the SHA-256 in lowercase hexadecimal. */
export async function sha256(bytes: Uint8Array): Promise<string> {
  return bytesToHex(hash(bytes))
}

/** Seals an envelope: computes its fingerprint and adds it as the last member. */
export async function seal(envelope: Omit<Enveloppe, 'empreinte'>): Promise<Enveloppe> {
  return { ...envelope, empreinte: await fingerprint(envelope) }
}

/** Returns `BR-{device short code}-{YYYYMMDD}-{NNNN}`, the number printed on a field document. */
export function provisionalReference(codeCourt: string, jour: string, rang: number): string {
  if (rang > 9999) throw new RangeError('a device numbers at most 9999 documents a day')
  return `BR-${codeCourt}-${jour}-${String(rang).padStart(4, '0')}`
}

/** Returns the phone's calendar day, `YYYYMMDD`, in its own time zone. */
export function calendarDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}${two(date.getMonth() + 1)}${two(date.getDate())}`
}
