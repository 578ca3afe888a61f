// Verifies a dossier: finds altered, missing and added files, and checks that the service signed the manifest.
import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { JWK } from 'jose'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { readAll } from '../objects/measure.ts'
import { isSignedBy, kidOf } from '../tokens/seals.ts'
import { misplacedFiles, nameOf, type Place, placeOf } from './arrangement.ts'
import { MANIFEST, type Manifest, PUBLIC_KEY, readManifest, SIGNATURE } from './manifest.ts'

/** A fault of a dossier. */
export type Fault =
  | {
      readonly what: 'altered' | 'missing' | 'added' | 'hidden' | 'twice' | 'unreadable'
      readonly path: string
    }
  | { readonly what: 'not_signed' | 'unknown_key' | 'other_key' }

/** A verified dossier: its faults, and its manifest if that is readable. */
export type Verification = {
  readonly faults: readonly Fault[]
  readonly files: number
  readonly manifest: Manifest | null
}

/** Returns the trusted key with the `kid` of a signature, and the manifest that it signs. */
export type FindKey = (kid: string, manifest: Manifest) => Promise<JWK | null>

const BESIDE = new Set([MANIFEST, SIGNATURE, PUBLIC_KEY])
// A manifest of 100,000 files has about 20 MB.
const BESIDE_BYTES = 268_435_456

type Content = { sha256: string; taille_octets: number }

/** Verifies an archive. */
export async function verifyArchive(path: string, findKey: FindKey): Promise<Verification> {
  const faults: Fault[] = []
  const [found, beside] = [new Map<string, Content | null>(), new Map<string, Buffer>()]
  // Compares names as raw bytes: valid names are ASCII, so no other decoding is considered.
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false })
  try {
    const [directory, places] = [zip.readEntryCursor, [] as Place[]]
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry)
      if (found.has(name)) faults.push({ what: 'twice', path: name })
      found.set(name, await contentOf(zip, entry, beside))
      places.push(await placeOf(zip, entry))
    }
    for (const path of misplacedFiles(places, Number(directory))) faults.push({ what: 'hidden', path })
  } finally {
    zip.close()
  }
  const manifest = manifestIn(beside)
  if (manifest === null) faults.push({ what: found.has(MANIFEST) ? 'unreadable' : 'missing', path: MANIFEST })
  else {
    faults.push(...compare(manifest, found), ...(await signatureFaults(beside, manifest, findKey)))
  }
  return { faults, files: found.size, manifest }
}

async function contentOf(zip: ZipFile, entry: Entry, beside: Map<string, Buffer>): Promise<Content | null> {
  try {
    const stream = await zip.openReadStreamPromise(entry)
    const name = nameOf(entry)
    if (BESIDE.has(name)) {
      const bytes = await readAll(stream, BESIDE_BYTES)
      if (bytes !== null) beside.set(name, bytes)
      return { sha256: '', taille_octets: bytes?.length ?? 0 }
    }
    const hash = createHash('sha256')
    let taille_octets = 0
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk)
      taille_octets += chunk.length
    }
    return { sha256: hash.digest('hex'), taille_octets }
  } catch {
    return null // its compression or its checksum is wrong
  }
}

function manifestIn(beside: ReadonlyMap<string, Buffer>): Manifest | null {
  const bytes = beside.get(MANIFEST)
  try {
    return bytes === undefined ? null : readManifest(bytes)
  } catch {
    return null
  }
}

function compare({ fichiers }: Manifest, found: ReadonlyMap<string, Content | null>): Fault[] {
  const named = new Set(fichiers.map(({ chemin }) => chemin))
  const faults = fichiers.flatMap(({ chemin, sha256, taille_octets }): Fault[] => {
    const content = found.get(chemin)
    if (content === undefined) return [{ what: 'missing', path: chemin }]
    if (content === null) return [{ what: 'unreadable', path: chemin }]
    const isSame = content.sha256 === sha256 && content.taille_octets === taille_octets
    return isSame ? [] : [{ what: 'altered', path: chemin }]
  })
  const added = [...found.keys()].filter((path) => !named.has(path) && !BESIDE.has(path))
  return [...faults, ...added.map((path): Fault => ({ what: 'added', path }))]
}

async function signatureFaults(
  beside: ReadonlyMap<string, Buffer>,
  manifest: Manifest,
  findKey: FindKey,
): Promise<Fault[]> {
  const [payload, sealed] = [beside.get(MANIFEST), beside.get(SIGNATURE)]
  if (sealed === undefined || payload === undefined) return [{ what: 'missing', path: SIGNATURE }]
  const signature = sealed.toString('utf8').trim()
  const kid = kidOf(signature)
  if (kid === null) return [{ what: 'unreadable', path: SIGNATURE }]
  const key = await findKey(kid, manifest)
  if (key === null) return [{ what: 'unknown_key' }]
  if (!(await isSignedBy(payload, signature, key))) return [{ what: 'not_signed' }]
  return isCopyOf(beside.get(PUBLIC_KEY), key) ? [] : [{ what: 'other_key' }]
}

// Returns true if the file is a copy of the key. The copy alone proves nothing: a person who alters files may sign them with
// another key, and put that key into the archive.
function isCopyOf(copy: Buffer | undefined, key: JWK): boolean {
  try {
    return canonicalize(JSON.parse(copy?.toString('utf8') ?? 'null')) === canonicalize(key)
  } catch {
    return false
  }
}
