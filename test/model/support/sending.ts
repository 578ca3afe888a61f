// Makes the batch of a phone, and names its signed-in person.
import type { Compte } from '../oracle/types.ts'
import type { Envoi } from './history.ts'
import type { Phone, Pli } from './phone.ts'

/** Returns the batches that all phones send at the end of a history. */
export const LAST: Omit<Envoi, 'appareil'> = {
  pas: 'envoi',
  recul: 0,
  saut: 0,
  combien: 49,
  ordre: 'droit',
  perdu: false,
  par: 'soi',
  ajout: 'rien',
}

/** Returns the envelopes of a batch, in their order. */
export function batchOf(phone: Phone, { recul, saut, combien, ordre, ajout }: Envoi): Pli[] {
  const first = phone.journal.findIndex((_, index) => !phone.answered.has(index))
  const awaited = first < 0 ? phone.journal.length : first
  const start = Math.max(0, awaited - recul + saut)
  const chosen = phone.journal.slice(start, start + combien)
  const ordered = ordre === 'inverse' ? chosen.toReversed() : chosen
  const batch = ordre === 'doubles' ? ordered.flatMap((pli) => [pli, pli]) : ordered
  const last = batch.at(-1)
  return ajout === 'plein' && last ? [...batch, ...Array<Pli>(50 - batch.length).fill(last)] : batch
}

/** Returns the signed-in account at a batch. */
export function senderOf({ appareil, savoir }: Phone, par: Envoi['par']): Compte | undefined {
  const { agents } = par === 'voisin' ? savoir.voisine : savoir.organisation
  return agents.find(({ id }) => (id === appareil.utilisateur_id) === (par === 'soi'))
}
