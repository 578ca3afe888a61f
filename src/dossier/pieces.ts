// The pieces of an audit dossier, in their order.
import type { Frame, Piece, Source } from './piece.ts'

const SOURCES: readonly Source[] = []

/** The pieces that what was asked comes to. */
export function piecesOf(frame: Frame): readonly Piece[] {
  return SOURCES.flatMap((source) => (typeof source === 'function' ? source(frame) : [source]))
}
