// Says which lots can be loaded for a line of a sale, and why others can not, as `expedition.verifier_lots` judges them.
import type { Lot, Referential, SaleLine } from './queries.ts'

/** The reason why a lot can not be loaded: a key of the texts with its values. */
export type Reason =
  | { readonly key: 'quarantaine' }
  | { readonly key: 'non_valide'; readonly statut: string }
  | {
      readonly key: 'qualite' | 'qualite_absente'
      readonly referentiel: string
      readonly vendu: string
      readonly etat: string
    }

type Quality = Lot['qualites'][number]

// Categories from the lowest to the highest.
const ORDER = ['hors_statut', 'conventionnel', 'conversion', 'bio']

// A better category suffices; within one category, an equal or higher state. A lot without a state is conventional. The warehouse
// may not read the referentials: then the same state or the highest category suffices, and the service judges the rest.
function suffices(own: Quality | undefined, vendu: string, states: Referential['etats'] | undefined) {
  const sold = states?.find(({ code }) => code === vendu)
  const category = own?.categorie_affichage ?? 'conventionnel'
  if (sold === undefined) return own?.etat_code === vendu || category === 'bio'
  const [has, wanted] = [ORDER.indexOf(category), ORDER.indexOf(sold.categorie_affichage)]
  if (has !== wanted) return has > wanted
  const rank = states?.find(({ code }) => code === own?.etat_code)?.rang ?? sold.rang
  return rank >= sold.rang
}

/** Returns the reasons against a lot; an open control is known to the service alone, which judges again. */
export function reasonsAgainst(
  { statut, qualites }: Lot,
  line: SaleLine,
  referentials: readonly Referential[],
): readonly Reason[] {
  const below = Object.entries(line.qualites).flatMap(([referentiel, vendu]): Reason[] => {
    const own = qualites.find(({ referentiel_code }) => referentiel_code === referentiel)
    const states = referentials.find(({ code }) => code === referentiel)?.etats
    if (suffices(own, vendu, states)) return []
    const key = own === undefined ? 'qualite_absente' : 'qualite'
    return [{ key, referentiel, vendu, etat: own?.etat_code ?? '' }]
  })
  if (statut === 'quarantaine') return [{ key: 'quarantaine' }, ...below]
  return statut === 'validé' ? below : [{ key: 'non_valide', statut }, ...below]
}
