// A service that was restored to an earlier time knows less than this phone was told: what it forgot goes again.
import { pending, type State } from './state.ts'
import type { Enveloppe } from './types.ts'

/** Whether the service was restored to a time before this phone's last results: what followed goes again. */
export function isBehind(derniere_sequence: number, state: State): boolean {
  return state.commandes.some((c) => c.statut === 'traitee' && c.sequence > derniere_sequence)
}

/** A service that was restored may not know of its files any more: all that are remembered, or these, are offered again. */
export function offerFilesAgain(state: State, ids?: ReadonlySet<string>): void {
  state.fichiers = state.fichiers.map((file) => {
    const { envoye_le, ...unsent } = file
    return envoye_le === undefined || ids?.has(file.fichier_id) === false ? file : unsent
  })
}

/** The files of what still waits went with an earlier sending, which the service may have forgotten since. */
export function offerFilesOfPending(state: State): void {
  const pieces = pending(state).flatMap(({ texte }) => (JSON.parse(texte) as Enveloppe).pieces_jointes)
  offerFilesAgain(state, new Set(pieces.map(({ fichier_id }) => fichier_id)))
}
