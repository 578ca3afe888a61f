// Where a request can name a row of another organization.
import { CAMPAGNE, GROUPEMENT, PARCELLE, PRODUCTEUR, PRODUIT, UTILISATEUR } from '../../../demo/ids.ts'
import { fichePlaces } from './domains/fiches.ts'
import { filePlaces } from './domains/fichiers.ts'
import { DOMAINS } from './domains.ts'
import { type Place, query, type Theirs } from './place.ts'

/** Every member of every route that takes an id, with an id of the neighbour's. */
export const placesOf = (theirs: Theirs): readonly Place[] => [
  ...DOMAINS.flatMap(({ places }) => places),
  ...fichePlaces(theirs),
  query('sync_etat_appareil', 'appareil_id', () => theirs.appareil, 'agent1', '/v1/sync/etat-appareil'),
  query('sync_perimetre', 'appareil_id', () => theirs.appareil, 'agent1', '/v1/sync/perimetre'),
  query('sync_resultats', 'appareil_id', () => theirs.appareil, 'agent1', '/v1/sync/resultats'),
  {
    route: 'appareils_volume',
    member: 'id',
    id: () => theirs.appareil,
    path: (id) => `/v1/appareils/${id}/volume`,
    as: 'admin',
  },
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
  ...['etendue', 'tuiles/0/0/0'].flatMap((part) => {
    const name = part === 'etendue' ? 'parcelles_etendue' : 'parcelles_tuile'
    const path = `/v1/parcelles/${part}`
    return [
      query(name, 'producteur_id', () => PRODUCTEUR.voisine, 'admin', path),
      query(name, 'groupement_id', () => GROUPEMENT.kouma, 'admin', path),
    ]
  }),
  query('collectes', 'campagne_id', () => CAMPAGNE.voisine, 'admin'),
  query('collectes', 'producteur_id', () => PRODUCTEUR.voisine, 'admin'),
  query('collectes', 'parcelle_id', () => PARCELLE.voisine, 'admin'),
  query('collectes', 'utilisateur_id', () => UTILISATEUR.voisineAgent, 'admin'),
  query('rejets', 'appareil_id', () => theirs.appareil, 'admin'),
  ...filePlaces(theirs),
  query('controles', 'entite_id', () => theirs.collecte, 'rsci'),
  {
    route: 'commandes_annuler',
    member: 'id',
    id: () => theirs.commande,
    path: (id) => `/v1/commandes/${id}/annuler`,
    body: () => ({ raison: 'x' }),
    as: 'rsci',
  },
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
