// Reprints, delivery notes, inputs, inspections, harvest estimates, non-conformities.
import { readInstant } from './instants.ts'
import { CONSTATS, DEVISES, FORMULAIRE, UNITES } from './pack.ts'
import { harvest } from './parcelle.ts'
import { known, ownershipOf } from './references.ts'
import type { Operation } from './rule.ts'
import { type Bon, type Etat, findLate, isActive, isPartial } from './state.ts'
import type { Effet, Payload } from './types.ts'

/** Reserves an id that a phone made; returns false if another record has it. */
function take(etat: Etat, genre: string, id: string): boolean {
  const isFree = !etat.ids.has(`${genre} ${id}`)
  etat.ids.add(`${genre} ${id}`)
  return isFree
}

/** The command `recu.reimprimer`: an unsent document counts like any unknown reference. */
export function reprint({ lot: { etat }, payload }: Operation): Effet | null {
  const { reimpression_id: id, reference_provisoire } = payload
  if (!take(etat, 'reimpression', id)) return null
  const motifs = etat.documents.has(reference_provisoire) ? [] : ['reference_inconnue']
  return { motifs, sujet: { genre: 'reimpression', id }, entites: { reimpression: id } }
}

/** The command `livraison.etablir_bon`: a collection belongs to the first of the notes that name it; the others get a control. */
export function deliver({ lot: { etat }, envelope, date, payload }: Operation): Effet | null {
  const { livraison_id: id } = payload
  if (!take(etat, 'livraison', id)) return null
  const bon = { commande_id: envelope.id, id, date, sequence: envelope.sequence }
  const motifs: string[] = []
  for (const one of new Set<string>(payload.collectes)) {
    if (!known(etat, 'collecte', one)) continue
    const autre = etat.livrees.get(one)
    const isElsewhere = autre !== undefined && isBefore(autre, bon)
    if (isElsewhere) motifs.push('reference_inactive')
    else etat.livrees.set(one, bon)
    if (!isElsewhere && autre !== undefined) {
      findLate(etat, `livraison ${autre.id}`, autre.commande_id, 'reference_inactive')
    }
  }
  return { motifs: motifs.slice(0, 1), sujet: { genre: 'livraison', id }, entites: { livraison: id } }
}

function isBefore(one: Bon, other: Bon): boolean {
  if (one.date !== other.date) return one.date < other.date
  return one.sequence === other.sequence ? one.id < other.id : one.sequence < other.sequence
}

/** The command `recolte.estimer`. */
export function estimate(operation: Operation): Effet | null {
  const { estimation_id: id } = operation.payload
  if (!take(operation.lot.etat, 'estimation', id)) return null
  const motifs = harvest(operation, { genre: 'estimation', id })
  return { motifs, sujet: { genre: 'estimation', id }, entites: { estimation: id } }
}

/**
 * The command `intrant.remettre`: a control opens if the pack does not authorize the input under a referential that the producer
 * follows. A producer follows a referential if a plot of the producer has a state under it.
 */
export function handOver({ lot: { etat }, payload }: Operation): Effet | null {
  const { remise_id: id, producteur_id, intrant_id } = payload
  if (!take(etat, 'remise', id)) return null
  const intrant = etat.organisation.intrants.find((one) => one.id === intrant_id)
  const isEngaged = [...etat.parcelles.values()].some(
    (parcelle) => parcelle.producteur_id === producteur_id && parcelle.etat !== null,
  )
  const motifs = [
    ...(intrant?.autorise === false && isEngaged ? ['intrant_non_autorise'] : []),
    ...(UNITES.includes(payload.unite_code) ? [] : ['reference_inconnue']),
    ...(intrant !== undefined && UNITES.slice(1).includes(payload.unite_code) ? ['ecart_calcul'] : []),
    ...(DEVISES.includes(payload.valeur.devise) ? [] : ['reference_inconnue']),
  ]
  return { motifs, sujet: { genre: 'remise', id }, entites: { remise: id } }
}

/** The command `inspection.enregistrer`: the inspector is independent, and the form is one of the pack's. */
export function inspect({ lot: { etat, appelant }, envelope, date, payload }: Operation): Effet | null {
  const { inspection_id: id, producteur_id, formulaire_code: code, formulaire_version: version } = payload
  if (!take(etat, 'inspection', id)) return null
  const isInterested = etat.organisation.interets.some(
    (interet) =>
      interet.utilisateur_id === appelant.id &&
      interet.producteur_id === producteur_id &&
      isActive(interet.jusque, date),
  )
  const vue = { agent: appelant.id, producteur_id, date, id, commande_id: envelope.id }
  const hasCollected = etat.collectees.some((collecte) => isPartial(collecte, vue))
  if (known(etat, 'producteur', producteur_id) !== null) etat.inspectees.push(vue)
  const isKnown = code === FORMULAIRE.code && version === FORMULAIRE.version
  const motifs = [
    ...(isInterested || hasCollected ? ['conflit_interets'] : []),
    ...(isKnown ? answersOf(payload.reponses) : ['reference_inconnue']),
    ...ownershipOf(etat, payload, 'reference_inactive'),
    ...(readInstant(payload.fin) < readInstant(payload.debut) ? ['ecart_calcul'] : []),
  ]
  return { motifs, sujet: { genre: 'inspection', id }, entites: { inspection: id } }
}

/** Each response to a question of the form has the right kind; each mandatory question has a response. */
function answersOf(reponses: Payload): string[] {
  const { vu, arbres, ...others } = reponses
  const isRight = typeof vu === 'boolean' && (arbres === undefined || (arbres >= 0 && arbres <= 99))
  return isRight && Object.keys(others).length === 0 ? [] : ['ecart_calcul']
}

/** The command `non_conformite.constater`: a finding of the pack, with its severity. */
export function report({ lot: { etat }, payload }: Operation): Effet | null {
  const { non_conformite_id: id } = payload
  if (!take(etat, 'non_conformite', id)) return null
  const gravite = CONSTATS[payload.constat_code]
  const motifs = [
    ...(gravite === undefined ? ['reference_inconnue'] : []),
    ...(gravite !== undefined && gravite !== payload.gravite ? ['ecart_calcul'] : []),
    ...ownershipOf(etat, payload, 'reference_inactive'),
  ]
  return { motifs, sujet: { genre: 'non_conformite', id }, entites: { non_conformite: id } }
}
