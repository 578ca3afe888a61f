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

/** Returns the reasons against a lot; an open control is known to the service alone, which judges again. */
export function reasonsAgainst(
  { statut, qualites }: Lot,
  line: SaleLine,
  referentials: readonly Referential[],
): readonly Reason[] {
  const rankOf = (referentiel: string, etat: string | undefined) =>
    referentials.find(({ code }) => code === referentiel)?.etats.find(({ code }) => code === etat)?.rang
  const own = new Map(qualites.map(({ referentiel_code, etat_code }) => [referentiel_code, etat_code]))
  const below = Object.entries(line.qualites).flatMap(([referentiel, vendu]): Reason[] => {
    const etat = own.get(referentiel)
    const [sold, has] = [rankOf(referentiel, vendu), rankOf(referentiel, etat)]
    if (sold !== undefined && has !== undefined && has >= sold) return []
    return [{ key: etat === undefined ? 'qualite_absente' : 'qualite', referentiel, vendu, etat: etat ?? '' }]
  })
  if (statut === 'quarantaine') return [{ key: 'quarantaine' }, ...below]
  return statut === 'validé' ? below : [{ key: 'non_valide', statut }, ...below]
}
