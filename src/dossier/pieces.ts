// The pieces of an audit dossier, in their order.
import { BALANCE } from './contents/balance.ts'
import { PLOTS } from './contents/plots.ts'
import { type Described, readme } from './contents/readme.ts'
import { traces } from './contents/traces.ts'
import type { Frame, Piece, Source } from './piece.ts'

const SOURCES: readonly Source[] = [PLOTS, BALANCE, traces]
// What stands beside the pieces, and is none.
const BESIDE: readonly Described[] = [
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
]

/** The pieces that what was asked comes to; the last one says of all of them what they are. */
export function piecesOf(frame: Frame): readonly Piece[] {
  const pieces = SOURCES.flatMap((source) => (typeof source === 'function' ? source(frame) : [source]))
  return [...pieces, readme(frame, pieces, BESIDE)]
}
