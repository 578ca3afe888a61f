// Says which lots can be loaded for a line of a sale, and why others can not, as `expedition.verifier_lots` judges them.
import type { Exclusion, Lot, Referential, SaleLine } from './queries.ts'

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
  | {
      readonly key: 'controle_ouvert'
      readonly referentiel: string
      readonly collecte_id: string
      readonly motifs: readonly string[]
    }

type Quality = Lot['qualites'][number]

// Categories from the lowest to the highest.
const ORDER = ['hors_statut', 'conventionnel', 'conversion', 'bio']

const stateOf = (referentials: readonly Referential[], referentiel: string, etat: string) =>
  referentials.find(({ code }) => code === referentiel)?.etats.find(({ code }) => code === etat)

// A better category suffices; within one category, an equal or higher state. A lot without a state is conventional. Of a referential
// that no running campaign has, the same state or the highest category suffices, and the service judges the rest.
function suffices(own: Quality | undefined, vendu: string, states: Referential['etats'] | undefined) {
  const sold = states?.find(({ code }) => code === vendu)
  const category = own?.categorie_affichage ?? 'conventionnel'
  if (sold === undefined) return own?.etat_code === vendu || category === 'bio'
  const [has, wanted] = [ORDER.indexOf(category), ORDER.indexOf(sold.categorie_affichage)]
  if (has !== wanted) return has > wanted
  const rank = states?.find(({ code }) => code === own?.etat_code)?.rang ?? sold.rang
  return rank >= sold.rang
}

// Returns the reasons against a lot that its row in the list shows.
function reasonsAgainst(
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

// An open control bars what is sold as organic or in conversion; the category of an unknown state is that of the lot, which is
// excluded for being one of them.
const isOrganic = (category = 'bio') => category === 'bio' || category === 'conversion'

// Returns the open controls that bar a lot from a line.
function controlsAgainst(
  exclusions: readonly Exclusion[],
  line: SaleLine,
  referentials: readonly Referential[],
): readonly Reason[] {
  return exclusions.flatMap(({ referentiel_code: referentiel, collecte_id, motifs }): Reason[] => {
    const sold = line.qualites[referentiel]
    if (sold === undefined) return []
    const state = stateOf(referentials, referentiel, sold)
    return isOrganic(state?.categorie_affichage)
      ? [{ key: 'controle_ouvert', referentiel, collecte_id, motifs }]
      : []
  })
}

/** A lot with the reasons against it. */
export type Judged = { readonly lot: Lot; readonly reasons: readonly Reason[] }

/** The lines of a sale with their lots. */
export type LinesJudged = readonly { readonly line: SaleLine; readonly lots: readonly Judged[] }[]

/** Returns the lots of each line with the reasons against them; those that qualify are first. */
export function judgeAll(
  lines: readonly SaleLine[],
  lots: readonly Lot[],
  referentials: readonly Referential[],
  exclusions: ReadonlyMap<string, readonly Exclusion[]>,
): LinesJudged {
  const judge = (lot: Lot, line: SaleLine): Judged => {
    const listed = reasonsAgainst(lot, line, referentials)
    const controls = controlsAgainst(exclusions.get(lot.id) ?? [], line, referentials)
    return { lot, reasons: [...listed, ...controls] }
  }
  return lines.map((line) => ({
    line,
    lots: lots
      .filter(({ produit_id }) => produit_id === line.produit_id)
      .map((lot) => judge(lot, line))
      .toSorted((one, other) => one.reasons.length - other.reasons.length),
  }))
}
