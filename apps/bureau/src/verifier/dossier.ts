// Verifies an audit dossier in the browser, as `npm run admin -- verifier-dossier` does: every file by its SHA-256, what is
// missing or was added, and the signature by the keys that the service publishes. Nothing is sent, and no file is held whole in
// memory but the manifest.
import { sha256 } from '@noble/hashes/sha2.js'
import { decodeProtectedHeader, flattenedVerify, importJWK, type JWK } from 'jose'
import { type Found, openZip } from './zip.ts'

/** A fault of a dossier. */
export type Fault =
  | {
      readonly what: 'altered' | 'missing' | 'added' | 'hidden' | 'twice' | 'unreadable'
      readonly path: string
    }
  | { readonly what: 'not_signed' | 'unknown_key' | 'other_key' }

// The content of a manifest.
type Manifest = {
  readonly format: 'sillon-dossier-audit/1'
  readonly arrete_au: string
  readonly id: string
  readonly organisation: { readonly code: string }
  readonly campagne: { readonly code: string }
  readonly du: string
  readonly au: string
  readonly fichiers: readonly {
    readonly chemin: string
    readonly sha256: string
    readonly taille_octets: number
  }[]
}

/** A verified dossier: its faults, and its manifest if that is readable. */
export type Verification = {
  readonly faults: readonly Fault[]
  readonly files: number
  readonly manifest: Manifest | null
}

const MANIFEST = 'manifeste.json'
const SIGNATURE = 'manifeste.jws'
const PUBLIC_KEY = 'manifeste.cle.json'
const BESIDE = new Set([MANIFEST, SIGNATURE, PUBLIC_KEY])
// 64 MB: a manifest of 100,000 files has about 20 MB.
const BESIDE_BYTES = 67_108_864

type Content = { readonly sha256: string; readonly taille_octets: number }

/** Verifies an archive; rejects if the file is no archive. `tell` receives the part that is read, from 0 to 1. */
export async function verifyDossier(
  file: Blob,
  keys: readonly JWK[],
  tell: (part: number) => void,
): Promise<Verification> {
  const faults: Fault[] = []
  const [found, beside] = [new Map<string, Content | null>(), new Map<string, Uint8Array>()]
  const zip = await openZip(file)
  for (const entry of zip.entries) {
    if (found.has(entry.name)) faults.push({ what: 'twice', path: entry.name })
    found.set(entry.name, await contentOf(entry, beside).catch(() => null))
    tell(entry.end / file.size)
  }
  for (const path of zip.misplaced) faults.push({ what: 'hidden', path })
  const manifest = manifestIn(beside)
  if (manifest === null) faults.push({ what: found.has(MANIFEST) ? 'unreadable' : 'missing', path: MANIFEST })
  else faults.push(...compare(manifest, found), ...(await signatureFaults(beside, keys)))
  return { faults, files: found.size, manifest }
}

async function contentOf(entry: Found, beside: Map<string, Uint8Array>): Promise<Content> {
  const kept: Uint8Array[] = []
  const isBeside = BESIDE.has(entry.name)
  const hash = sha256.create()
  let size = 0
  await entry.read((chunk) => {
    size += chunk.length
    if (!isBeside) hash.update(chunk)
    else if (size <= BESIDE_BYTES) kept.push(chunk)
  })
  if (isBeside && size <= BESIDE_BYTES)
    beside.set(entry.name, new Uint8Array(await new Blob(kept as BlobPart[]).arrayBuffer()))
  const digits = [...hash.digest()].map((byte) => byte.toString(16).padStart(2, '0'))
  return { sha256: digits.join(''), taille_octets: size }
}

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

function manifestIn(beside: ReadonlyMap<string, Uint8Array>): Manifest | null {
  try {
    const read = JSON.parse(textOf(beside.get(MANIFEST))) as Partial<Manifest> | null
    const isManifest =
      read?.format === 'sillon-dossier-audit/1' &&
      Array.isArray(read.fichiers) &&
      read.organisation !== undefined &&
      read.campagne !== undefined
    return isManifest ? (read as Manifest) : null
  } catch {
    return null
  }
}

function compare({ fichiers }: Manifest, found: ReadonlyMap<string, Content | null>): Fault[] {
  const named = new Set(fichiers.map(({ chemin }) => chemin))
  const faults = fichiers.flatMap(({ chemin, sha256: wanted, taille_octets }): Fault[] => {
    const content = found.get(chemin)
    if (content === undefined) return [{ what: 'missing', path: chemin }]
    if (content === null) return [{ what: 'unreadable', path: chemin }]
    const isSame = content.sha256 === wanted && content.taille_octets === taille_octets
    return isSame ? [] : [{ what: 'altered', path: chemin }]
  })
  const added = [...found.keys()].filter((path) => !named.has(path) && !BESIDE.has(path))
  return [...faults, ...added.map((path): Fault => ({ what: 'added', path }))]
}

async function signatureFaults(
  beside: ReadonlyMap<string, Uint8Array>,
  keys: readonly JWK[],
): Promise<Fault[]> {
  const [payload, sealed] = [beside.get(MANIFEST), beside.get(SIGNATURE)]
  if (sealed === undefined || payload === undefined) return [{ what: 'missing', path: SIGNATURE }]
  const [head = '', body, signature = '', ...more] = textOf(sealed).trim().split('.')
  const kid = kidOf(head)
  if (kid === null || body !== '' || more.length > 0) return [{ what: 'unreadable', path: SIGNATURE }]
  const key = keys.find((one) => one.kid === kid)
  if (key === undefined) return [{ what: 'unknown_key' }]
  try {
    const jws = { protected: head, payload, signature }
    await flattenedVerify(jws, await importJWK(key, 'ES256'), { algorithms: ['ES256'] })
  } catch {
    return [{ what: 'not_signed' }]
  }
  return isCopyOf(beside.get(PUBLIC_KEY), key) ? [] : [{ what: 'other_key' }]
}

function kidOf(head: string): string | null {
  try {
    return decodeProtectedHeader({ protected: head }).kid ?? null
  } catch {
    return null
  }
}

// The copy alone proves nothing: a person who alters files may sign them with another key, and put that key into the archive.
function isCopyOf(copy: Uint8Array | undefined, key: JWK): boolean {
  const sorted = (one: object) => JSON.stringify(Object.entries(one).toSorted())
  try {
    return sorted(JSON.parse(textOf(copy))) === sorted(key)
  } catch {
    return false
  }
}
