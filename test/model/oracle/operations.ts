// Reprints, delivery notes, harvest estimates.
import { known } from './references.ts'
import type { Operation } from './rules.ts'
import type { Etat } from './state.ts'
import type { Effet } from './types.ts'

/** Takes an id that a phone made; false when another record has it. */
function take(etat: Etat, genre: string, id: string): boolean {
  const isFree = !etat.ids.has(`${genre} ${id}`)
  etat.ids.add(`${genre} ${id}`)
  return isFree
}

/** `recu.reimprimer`: a document that nobody sent is a reference like another. */
export function reprint({ lot: { etat }, payload }: Operation): Effet | null {
  const { reimpression_id: id, reference_provisoire } = payload
  if (!take(etat, 'reimpression', id)) return null
  const motifs = etat.documents.has(reference_provisoire) ? [] : ['reference_inconnue']
  return { motifs, sujet: { genre: 'reimpression', id }, entites: { reimpression: id } }
}

/** `livraison.etablir_bon`: a collection travels on one note. */
export function deliver({ lot: { etat }, payload }: Operation): Effet | null {
  const { livraison_id: id } = payload
  if (!take(etat, 'livraison', id)) return null
  const collectes = [...new Set<string>(payload.collectes)].filter((one) => known(etat, 'collecte', one))
  const isElsewhere = collectes.some((one) => etat.livrees.has(one))
  for (const one of collectes) etat.livrees.add(one)
  const motifs = isElsewhere ? ['reference_inactive'] : []
  return { motifs, sujet: { genre: 'livraison', id }, entites: { livraison: id } }
}

/** `recolte.estimer`. */
export function estimate({ lot: { etat }, payload }: Operation): Effet | null {
  const { estimation_id: id } = payload
  if (!take(etat, 'estimation', id)) return null
  return { motifs: [], sujet: { genre: 'estimation', id }, entites: { estimation: id } }
}
