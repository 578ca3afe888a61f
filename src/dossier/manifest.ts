// The manifest of a dossier: every file with its SHA-256, in one writing (RFC 8785); its signature stands beside it, since
// no two signatures of the same manifest are alike (RFC 7515, appendix F; RFC 7797).
import canonicalize from 'canonicalize'
import { sourcesOf } from './lists.ts'
import type { Frame } from './piece.ts'

/** Where the manifest stands, beside the files that it names. */
export const MANIFEST = 'manifeste.json'
/** Where its signature stands. */
export const SIGNATURE = 'manifeste.jws'
/** Where a copy of the key stands that verifies it. */
export const PUBLIC_KEY = 'manifeste.cle.json'

/** A file, as the manifest names it. */
export type Listed = { readonly chemin: string; readonly sha256: string; readonly taille_octets: number }

/** What a manifest says. */
export type Manifest = {
  readonly format: 'sillon-dossier-audit/1'
  readonly arrete_au: string
  readonly id: string
  readonly organisation: { readonly code: string }
  readonly campagne: { readonly code: string }
  readonly du: string
  readonly au: string
  readonly fichiers: readonly Listed[]
}

/** Writes the manifest of these files. */
export function manifestOf(frame: Frame, files: readonly Listed[]): Buffer {
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

/** Reads a manifest; throws when it is none. */
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
