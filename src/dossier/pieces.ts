// The pieces of an audit dossier, in order.
import { BALANCE } from './contents/balance.ts'
import { PLOTS } from './contents/plots.ts'
import { type FileDescription, readme } from './contents/readme.ts'
import { traces } from './contents/traces.ts'
import { identityPieces } from './identities.ts'
import { listPieces } from './lists.ts'
import { PAPERS } from './papers.ts'
import type { Frame, Piece, Source } from './piece.ts'

const SOURCES: readonly Source[] = [listPieces, PLOTS, BALANCE, traces, identityPieces]
// The files next to the pieces.
const BESIDE: readonly FileDescription[] = [
  { paths: ['documents/'], title: PAPERS.title, about: PAPERS.about },
  {
    paths: ['manifeste.json'],
    title: { fr: 'Manifeste', en: 'Manifest' },
    about: {
      fr: 'Chaque fichier avec sa taille et son SHA-256.',
      en: 'Every file with its size and its SHA-256.',
    },
  },
  {
    paths: ['manifeste.jws'],
    title: { fr: 'Signature', en: 'Signature' },
    about: {
      fr: 'Signature du manifeste par la clé du service (JWS détaché, RFC 7515).',
      en: 'Signature of the manifest by the key of the service (detached JWS, RFC 7515).',
    },
  },
  {
    paths: ['manifeste.cle.json'],
    title: { fr: 'Clé publique', en: 'Public key' },
    about: {
      fr: 'Copie de la clé publique qui vérifie la signature ; le service publie la sienne à /.well-known/jwks.json.',
      en: 'Copy of the public key that verifies the signature; the service publishes its own at /.well-known/jwks.json.',
    },
  },
]

/** Returns the pieces of a request; the last one is the README, which describes all of them. */
export function piecesOf(frame: Frame): readonly Piece[] {
  const pieces = SOURCES.flatMap((source) => (typeof source === 'function' ? source(frame) : [source]))
  return [...pieces, PAPERS, readme(frame, pieces, BESIDE)]
}
