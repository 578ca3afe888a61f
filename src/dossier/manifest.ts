// The manifest of a dossier: every file with its SHA-256, in canonical form (RFC 8785). Its signature is a separate file, because two
// signatures of the same manifest differ (RFC 7515, appendix F; RFC 7797).
import canonicalize from 'canonicalize'
import { sourcesOf } from './lists.ts'
import type { Frame } from './piece.ts'

/** The path of the manifest, next to the files that it lists. */
export const MANIFEST = 'manifeste.json'
/** The path of its signature. */
export const SIGNATURE = 'manifeste.jws'
/** The path of a copy of the public key. */
export const PUBLIC_KEY = 'manifeste.cle.json'

/** A file in the manifest. */
export type ManifestFile = {
  readonly chemin: string
  readonly sha256: string
  readonly taille_octets: number
}

/** The content of a manifest. */
export type Manifest = {
  readonly format: 'sillon-dossier-audit/1'
  readonly arrete_au: string
  readonly id: string
  readonly organisation: { readonly code: string }
  readonly campagne: { readonly code: string }
  readonly du: string
  readonly au: string
  readonly fichiers: readonly ManifestFile[]
}

/** Writes the manifest of these files. */
export function manifestOf(frame: Frame, files: readonly ManifestFile[]): Buffer {
  const { verification: _, ...asked } = frame
  const manifest: Manifest & Record<string, unknown> = {
    format: 'sillon-dossier-audit/1',
    ...asked,
    pieces_identite: frame.pieces_identite === true,
    sources: sourcesOf(frame),
    fichiers: files.map(({ chemin, sha256, taille_octets }) => ({ chemin, sha256, taille_octets })),
  }
  return Buffer.from(`${canonicalize(manifest)}\n`)
}

/** Reads a manifest; throws if it is not one. */
export function readManifest(bytes: Buffer): Manifest {
  const read = JSON.parse(bytes.toString('utf8')) as Partial<Manifest> | null
  if (
    read?.format !== 'sillon-dossier-audit/1' ||
    !Array.isArray(read.fichiers) ||
    read.organisation === undefined ||
    read.campagne === undefined
  )
    throw new TypeError('not the manifest of a dossier')
  return read as Manifest
}
