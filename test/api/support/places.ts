// Where a request can name a row of another organization.
import { CAMPAGNE, GROUPEMENT, PARCELLE, PRODUCTEUR, PRODUIT, UTILISATEUR } from '../../../demo/ids.ts'
import { DOMAINS } from './domains.ts'

/** Rows of the neighbour that exist only once the test made them. */
export type Theirs = { appareil: string; collecte: string; controle: string; code: string; codeId: string }

/** A member of a request that takes an id, and a request that names it. */
export type Place = {
  readonly route: string
  readonly member: string
  /** The neighbour's identifier; looked up when the rows exist. */
  readonly id: () => string
  readonly path: (id: string) => string
  readonly body?: (id: string) => unknown
  readonly as: string
}

/** A member of a query. */
export const query = (
  route: string,
  member: string,
  id: () => string,
  as: string,
  path = `/v1/${route}`,
): Place => ({
  ...{ route, member, id, as },
  path: (value) => `${path}${path.includes('?') ? '&' : '?'}${member}=${value}`,
})
/** Every member of every route that takes an id, with an id of the neighbour's. */
export const placesOf = (theirs: Theirs): readonly Place[] => [
  ...DOMAINS.flatMap(({ places }) => places),
  query('sync_etat_appareil', 'appareil_id', () => theirs.appareil, 'agent1', '/v1/sync/etat-appareil'),
  {
    route: 'sync_jeton',
    member: 'appareil_id',
    id: () => theirs.appareil,
    path: () => '/v1/sync/jeton',
    body: (id) => ({ appareil_id: id }),
    as: 'agent1',
  },
  query(
    'numerotation_apercu',
    'campagne',
    () => CAMPAGNE.voisine,
    'agent1',
    `/v1/numerotation/apercu?nature=MP&produit=${PRODUIT.ananas}`,
  ),
  query(
    'numerotation_apercu',
    'produit',
    () => PRODUIT.cacao,
    'agent1',
    `/v1/numerotation/apercu?nature=MP&campagne=${CAMPAGNE.demo}`,
  ),
  query('appareils', 'utilisateur_id', () => UTILISATEUR.voisineAgent, 'admin'),
  {
    route: 'appareils_codes_enrolement',
    member: 'utilisateur_id',
    id: () => UTILISATEUR.voisineAgent,
    path: () => '/v1/appareils/codes-enrolement',
    body: (id) => ({ utilisateur_id: id }),
    as: 'admin',
  },
  {
    route: 'appareils_revoquer',
    member: 'id',
    id: () => theirs.appareil,
    path: (id) => `/v1/appareils/${id}/revoquer`,
    body: () => ({ raison: 'x' }),
    as: 'admin',
  },
  ...['remplacer', 'code-vidage'].map((act) => ({
    route: `appareils_${act.replace('-', '_')}`,
    member: 'id',
    id: () => theirs.appareil,
    path: (id: string) => `/v1/appareils/${id}/${act}`,
    body: () => ({ raison: 'x' }),
    as: 'admin',
  })),
  {
    route: 'appareils_annuler_code',
    member: 'id',
    id: () => theirs.codeId,
    path: (id) => `/v1/appareils/codes-enrolement/${id}/annuler`,
    body: () => ({ raison: 'x' }),
    as: 'admin',
  },
  query(
    'appareils_lister_codes',
    'utilisateur_id',
    () => UTILISATEUR.voisineAgent,
    'admin',
    '/v1/appareils/codes-enrolement',
  ),
  {
    route: 'sync_jeton_vidage',
    member: 'appareil_id',
    id: () => theirs.appareil,
    path: () => '/v1/sync/jeton-vidage',
    body: (id) => ({ appareil_id: id, code: 'DEMO-QQQQQQQQQQ' }),
    as: 'admin',
  },
  {
    route: 'appareils_annuler_sequence',
    member: 'id',
    id: () => theirs.appareil,
    path: (id) => `/v1/appareils/${id}/sequences/1/annuler`,
    body: () => ({ raison: 'x' }),
    as: 'admin',
  },
  query('producteurs', 'groupement_id', () => GROUPEMENT.kouma, 'admin'),
  query('parcelles', 'producteur_id', () => PRODUCTEUR.voisine, 'admin'),
  query('parcelles', 'groupement_id', () => GROUPEMENT.kouma, 'admin'),
  query('collectes', 'campagne_id', () => CAMPAGNE.voisine, 'admin'),
  query('collectes', 'producteur_id', () => PRODUCTEUR.voisine, 'admin'),
  query('collectes', 'parcelle_id', () => PARCELLE.voisine, 'admin'),
  query('collectes', 'utilisateur_id', () => UTILISATEUR.voisineAgent, 'admin'),
  query('rejets', 'appareil_id', () => theirs.appareil, 'admin'),
  query('controles', 'entite_id', () => theirs.collecte, 'rsci'),
  {
    route: 'controles_lever',
    member: 'id',
    id: () => theirs.controle,
    path: (id) => `/v1/controles/${id}/lever`,
    body: () => ({ decision: 'correction', raison: 'x' }),
    as: 'rsci',
  },
  {
    route: 'controles_lever',
    member: 'producteur_garde',
    id: () => PRODUCTEUR.voisine,
    path: () => `/v1/controles/${theirs.controle}/lever`,
    body: (id) => ({ decision: 'fusion', raison: 'x', producteur_garde: id }),
    as: 'rsci',
  },
]
