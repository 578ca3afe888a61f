// Step 10: every record that a command names must exist, must have been active at the operation date, and must not itself be
// under control.
import type { Instant } from './instants.ts'
import { isAwaited } from './moot.ts'
import { type Etat, isActive } from './state.ts'
import type { Constat, Enveloppe, Payload } from './types.ts'

type Name = readonly [genre: string, id: string | null | undefined]

const NAMES: Readonly<Record<string, (payload: Payload) => Name[]>> = {
  'producteur.enregistrer': (p) => [['groupement', p.groupement_id]],
  'producteur.modifier': (p) => [['producteur', p.producteur_id]],
  'parcelle.enregistrer': (p) => [
    ['producteur', p.producteur_id],
    ...p.cultures.map(({ produit_id }: { produit_id: string }): Name => ['produit', produit_id]),
  ],
  'parcelle.relever': (p) => [
    ['parcelle', p.parcelle_id],
    ...(p.cultures ?? []).map(({ produit_id }: { produit_id: string }): Name => ['produit', produit_id]),
  ],
  'collecte.enregistrer': (p) => [
    ['campagne', p.campagne_id],
    ['producteur', p.producteur_id],
    ['parcelle', p.parcelle_id],
    ['produit', p.produit_id],
    ['contrat', p.contrat_id],
  ],
  'collecte.signaler_erreur': (p) => [['collecte', p.collecte_id]],
  'intrant.remettre': (p) => [
    ['producteur', p.producteur_id],
    ['intrant', p.intrant_id],
  ],
  'inspection.enregistrer': (p) => [
    ['producteur', p.producteur_id],
    ['parcelle', p.parcelle_id],
  ],
  'non_conformite.constater': (p) => [
    ['producteur', p.producteur_id],
    ['parcelle', p.parcelle_id],
  ],
  'livraison.etablir_bon': (p) => [
    ['campagne', p.campagne_id],
    ['emplacement', p.destination_id],
    ...p.collectes.map((id: string): Name => ['collecte', id]),
  ],
  'recolte.estimer': (p) => [
    ['parcelle', p.parcelle_id],
    ['campagne', p.campagne_id],
    ['produit', p.produit_id],
  ],
}

/** Returns the motifs about the records that a command refers to. */
export function referencesOf(etat: Etat, { type, payload }: Enveloppe, date: Instant): string[] {
  return (NAMES[type]?.(payload) ?? []).flatMap(([genre, id]) => {
    if (id === null || id === undefined) return []
    const end = etat.references.get(`${genre} ${id}`)
    if (end === undefined) return ['reference_inconnue']
    return [
      ...(isActive(end, date) ? [] : ['reference_inactive']),
      ...(isAwaited(etat, `${genre} ${id}`) ? ['dependance_en_controle'] : []),
    ]
  })
}

/** Says if a control's finding about a named record still holds for its own command; null if the model does not know. */
export function isReferenceStanding(
  etat: Etat,
  { type, payload }: Enveloppe,
  date: Instant,
  { motif, details: { id, raison } }: Pick<Constat, 'motif' | 'details'>,
): boolean | null {
  const [genre] = (NAMES[type]?.(payload) ?? []).find(([, named]) => named === id) ?? []
  if (genre === undefined || raison !== undefined) return null
  const end = etat.references.get(`${genre} ${id}`)
  if (motif === 'reference_inconnue') return end === undefined
  if (motif === 'dependance_en_controle') return isAwaited(etat, `${genre} ${id}`)
  return end !== undefined && !isActive(end, date)
}

/** The kinds of records that a command names. */
export function kindsOf({ type, payload }: Enveloppe): ReadonlySet<string> {
  return new Set((NAMES[type]?.(payload) ?? []).map(([genre]) => genre))
}

/** The records under control that a command names. */
export function awaitedOf(etat: Etat, { type, payload }: Enveloppe): ReadonlySet<string> {
  const keys = (NAMES[type]?.(payload) ?? []).map(([genre, id]) => `${genre} ${id}`)
  return new Set(keys.filter((key) => etat.references.has(key) && isAwaited(etat, key)))
}

/** Returns the id if the organization knows a record of this kind with it. */
export function known(etat: Etat, genre: string, id: string): string | null {
  return etat.references.has(`${genre} ${id}`) ? id : null
}

/** Returns the motif for a plot that does not belong to the producer named with it. */
export function ownershipOf(etat: Etat, { parcelle_id, producteur_id }: Payload, motif: string): string[] {
  const owner = etat.parcelles.get(parcelle_id)?.producteur_id ?? null
  const isElse =
    owner !== null && known(etat, 'producteur', producteur_id ?? null) !== null && owner !== producteur_id
  return isElse ? [motif] : []
}
