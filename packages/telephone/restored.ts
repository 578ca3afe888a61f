// Detects that the service was restored to an earlier time, and sends the commands again that it lost.
import { pending, type State } from './state.ts'
import type { Enveloppe } from './types.ts'

/** Returns true if the service was restored to a time before this phone's last results; the phone then sends the later commands again. */
export function isBehind(derniere_sequence: number, state: State): boolean {
  return state.commandes.some((c) => c.statut === 'traitee' && c.sequence > derniere_sequence)
}

/** Marks sent files as unsent, all of them or those in `ids`, because a restored service may not know them. */
export function offerFilesAgain(state: State, ids?: ReadonlySet<string>): void {
  state.fichiers = state.fichiers.map((file) => {
    const { envoye_le, ...unsent } = file
    return envoye_le === undefined || ids?.has(file.fichier_id) === false ? file : unsent
  })
}

/** Marks the files of waiting commands as unsent: they were sent earlier, and the service may have lost them meanwhile. */
export function offerFilesOfPending(state: State): void {
  const pieces = pending(state).flatMap(({ texte }) => (JSON.parse(texte) as Enveloppe).pieces_jointes)
  offerFilesAgain(state, new Set(pieces.map(({ fichier_id }) => fichier_id)))
}
