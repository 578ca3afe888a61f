// The lists from which a form picks a record: one row per kind of record that the contract names for an id (`x-sillon.fiche`).
import { mass } from '../../words/figures.ts'
import type { Language } from '../../words/words.ts'
import { valueWord } from '../fiche/values.ts'
import { coded, dueOf, labelled, type Row, shipped, text } from './labels.ts'

export type { Row } from './labels.ts'

/** The list of a kind of record. */
export type Picker = {
  readonly path: string
  /** The member of the response that holds the rows. */
  readonly rows: string
  readonly query?: Readonly<Record<string, string | boolean>>
  /** The list with the same rows, shorter, for who may not read `path`. */
  readonly names?: string
  /** The query parameter for the search text; a list without it is read whole. */
  readonly search?: 'recherche'
  /** The members of the same form that narrow the list. */
  readonly within?: readonly string[]
  /** Reads one record by its id; absent if the list holds every record. */
  readonly one?: string
  /** The member of the response to `one` that holds the record; absent if the response is the record. */
  readonly inner?: string
  readonly label: (row: Row, langue: Language) => string
}

/** The lists by kind of record. */
export const PICKERS: Readonly<Record<string, Picker>> = {
  activite: { path: '/v1/arbre-activites', rows: 'activites', label: labelled },
  appareil: {
    path: '/v1/appareils',
    rows: 'appareils',
    one: '/v1/appareils/{id}',
    label: (row) => text(row, 'code_court', 'modele'),
  },
  bon: {
    path: '/v1/bons-livraison',
    rows: 'bons',
    within: ['campagne_id'],
    label: (row) => text(row, 'reference_provisoire', 'immatriculation'),
  },
  campagne: { path: '/v1/campagnes', rows: 'campagnes', label: coded },
  client: {
    path: '/v1/clients',
    rows: 'clients',
    query: { actif: true },
    search: 'recherche',
    one: '/v1/clients/{id}',
    label: coded,
  },
  collecte: {
    path: '/v1/collectes',
    rows: 'collectes',
    within: ['campagne_id', 'groupement_id', 'producteur_id'],
    one: '/v1/collectes/{id}',
    label: (row, langue) =>
      `${text(row, 'numero_officiel') || text(row, 'reference_provisoire')} · ${mass(String(row.net_g), langue)}`,
  },
  contrat: {
    path: '/v1/contrats',
    names: '/v1/choix/contrats',
    rows: 'contrats',
    search: 'recherche',
    within: ['campagne_id', 'produit_id'],
    one: '/v1/contrats/{id}',
    label: (row) => text(row, 'code'),
  },
  creance: {
    path: '/v1/creances',
    rows: 'creances',
    query: { ouverte: true },
    within: ['producteur_id', 'fournisseur_id'],
    one: '/v1/creances/{id}',
    label: (row, langue) =>
      [String(row.libelle ?? valueWord(String(row.genre), langue)), ...dueOf(row, langue)].join(' · '),
  },
  emplacement: {
    path: '/v1/emplacements',
    rows: 'emplacements',
    query: { actif: true },
    search: 'recherche',
    one: '/v1/emplacements/{id}',
    label: coded,
  },
  ensemble: {
    path: '/v1/ensembles-permissions',
    rows: 'ensembles',
    one: '/v1/ensembles-permissions/{id}',
    label: (row) => text(row, 'libelle', 'code'),
  },
  expedition: {
    path: '/v1/expeditions',
    rows: 'expeditions',
    query: { statut: 'validée' },
    one: '/v1/expeditions/{id}',
    label: shipped,
  },
  fournisseur: {
    path: '/v1/fournisseurs',
    names: '/v1/choix/fournisseurs',
    rows: 'fournisseurs',
    query: { actif: true },
    search: 'recherche',
    one: '/v1/fournisseurs/{id}',
    label: coded,
  },
  groupement: {
    path: '/v1/groupements',
    rows: 'groupements',
    search: 'recherche',
    one: '/v1/groupements/{id}',
    label: coded,
  },
  lot: {
    path: '/v1/lots',
    rows: 'lots',
    query: { en_stock: true },
    search: 'recherche',
    within: ['campagne_id'],
    one: '/v1/lots/{id}',
    label: (row, langue) =>
      `${text(row, 'numero_officiel') || valueWord(String(row.statut), langue)} · ${mass(String(row.quantite_g), langue)}`,
  },
  mesure_suite: {
    path: '/v1/mesures',
    rows: 'mesures',
    query: { actif: true },
    label: (row) => text(row, 'libelle'),
  },
  module: { path: '/v1/modules', rows: 'modules', label: (row) => text(row, 'libelle') },
  organisation: {
    path: '/v1/editeur/organisations',
    rows: 'organisations',
    search: 'recherche',
    label: coded,
  },
  parcelle: {
    path: '/v1/parcelles',
    rows: 'parcelles',
    search: 'recherche',
    within: ['producteur_id'],
    one: '/v1/parcelles/{id}',
    label: (row) => text(row, 'nom', 'producteur_nom'),
  },
  permission: {
    path: '/v1/permissions',
    rows: 'permissions',
    label: (row) => text(row, 'code'),
  },
  procede: {
    path: '/v1/arbre-activites',
    rows: 'activites',
    query: { module: 'procedes', etat: 'actif' },
    label: labelled,
  },
  producteur: {
    path: '/v1/producteurs',
    rows: 'producteurs',
    search: 'recherche',
    within: ['groupement_id'],
    one: '/v1/producteurs/{id}',
    label: (row) => [text(row, 'nom'), text(row, 'prenoms'), text(row, 'localite')].filter(Boolean).join(' '),
  },
  produit: {
    path: '/v1/produits',
    rows: 'produits',
    label: (row, langue) => text(row, 'code', langue === 'fr' ? 'nom_fr' : 'nom_en'),
  },
  referentiel: {
    path: '/v1/referentiels',
    rows: 'referentiels',
    query: { coche: true },
    label: (row) => text(row, 'code', 'libelle'),
  },
  utilisateur: {
    path: '/v1/utilisateurs',
    rows: 'utilisateurs',
    query: { statut: 'actif' },
    search: 'recherche',
    one: '/v1/utilisateurs/{id}',
    label: (row) => text(row, 'nom_affiche', 'identifiant'),
  },
  vente: {
    path: '/v1/ventes',
    rows: 'ventes',
    search: 'recherche',
    one: '/v1/ventes/{id}',
    label: (row) => text(row, 'code'),
  },
}

/** Says if a form can offer records of this kind. */
export const hasPicker = (fiche: string): boolean => fiche === 'etat' || Object.hasOwn(PICKERS, fiche)
