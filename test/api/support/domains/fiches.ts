// Test data for the routes that return one row of a list: the request, an unknown id, and an id of the neighbouring organization.
import { EMPLACEMENT, GROUPEMENT } from '../../../../demo/ids.ts'
import { at, unknown } from '../asking.ts'
import type { Domain } from '../domain.ts'
import type { Place, Theirs } from '../place.ts'
import { theirs as moves } from '../suites.ts'

type Fiche = { readonly list: string; readonly path: string; readonly absent: string }

const fiche = (list: string, absent: string, path = list.replaceAll('_', '-')): Fiche => ({
  list,
  path: `/v1/${path}`,
  absent,
})

/** Each route that returns one row of a list, with that list and the refusal of an unknown id. */
export const FICHES_BY_ROUTE: Readonly<Record<string, Fiche>> = {
  acces_support_lire: fiche('acces_support', 'acces_support_inconnu'),
  appareils_lire: fiche('appareils', 'appareil_inconnu'),
  collectes_lire: fiche('collectes', 'collecte_inconnue'),
  conformite_revisions_lire: fiche('conformite_revisions', 'revision_inconnue', 'conformite/revisions'),
  controles_lire: fiche('controles', 'controle_inconnu'),
  creances_lire: fiche('creances', 'ligne_inconnue'),
  echantillons_lire: fiche('echantillons', 'echantillon_inconnu'),
  emplacements_lire: fiche('emplacements', 'emplacement_inconnu'),
  estimations_lire: fiche('estimations', 'estimation_inconnue'),
  groupements_lire: fiche('groupements', 'groupement_inconnu'),
  inspections_lire: fiche('inspections', 'inspection_inconnue'),
  inspections_plan_lire: fiche('inspections_plan', 'inspection_prevue_inconnue', 'inspections/plan'),
  non_conformites_lire: fiche('non_conformites', 'non_conformite_inconnue'),
  redressements_lire: fiche('redressements', 'redressement_inconnu'),
  registre_membres_lire: fiche('registre_membres', 'producteur_inconnu', 'registre/membres'),
  remises_lire: fiche('remises', 'remise_inconnue'),
  rendements_lire: fiche('rendements', 'rendement_introuvable'),
  sorties_lire: fiche('sorties', 'sortie_inconnue'),
  taux_change_lire: fiche('taux_change', 'taux_introuvable'),
}

/** Accounts that together can read all lists. The first one that a list accepts is used. */
export const READERS = { users: 'admin', queue: 'rsci', rows: 'direction' } as const

/**
 * An id that no row has, for lists in which the tests make no row of the neighbouring organization. For those, test/api/tenants
 * lets the neighbour request DEMO's row instead.
 */
const NOWHERE = '01960000-00f1-7000-8000-00000000000a'

/** The ids of the neighbouring organization's rows, available once the rows are made. */
export const fichePlaces = (theirs: Theirs): readonly Place[] => {
  const known: Readonly<Record<string, () => string>> = {
    appareils_lire: () => theirs.appareil,
    collectes_lire: () => theirs.collecte,
    controles_lire: () => theirs.controle,
    emplacements_lire: () => EMPLACEMENT.voisine,
    sorties_lire: () => moves.sortie,
  }
  return Object.entries(FICHES_BY_ROUTE).map(([route, { path }]) => ({
    route,
    member: 'id',
    id: known[route] ?? (() => NOWHERE),
    path: (id) => `${path}/${id}`,
    as: readerOf(route),
  }))
}

/** The account that reads a record. */
export function readerOf(route: string): string {
  if (/^(?:appareils|acces_support)_/.test(route)) return READERS.users
  return route === 'controles_lire' ? READERS.queue : READERS.rows
}

/** The data of this domain; `ordinary.ts` requests the first row of a list by default. */
export const FICHES: Domain = {
  // The callers are in the domains of the lists.
  access: {},
  ordinary: {
    groupements_lire: ({ route }) => ({ path: at(route, GROUPEMENT.allada), as: 'direction' }),
    collectes_lire: async ({ api, scene, route }) => {
      const { body } = await api.get(`/v1/controles/${await scene.control()}`, 'rsci')
      return { path: at(route, body.entite_id), as: 'direction' }
    },
  },
  refusals: Object.fromEntries(
    Object.entries(FICHES_BY_ROUTE).map(([route, { absent }]) => [route, { [absent]: unknown }]),
  ),
  places: [],
}
