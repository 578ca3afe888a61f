// The table of record kinds for the warehouse.
import { type Drafts, VARIANT } from '../form/draft.ts'
import type { Kind } from './kind.ts'

type Row = Readonly<Record<string, unknown>>

const text = (value: unknown) => String(value)

// The mass is weighed at the door, so that the form begins without one.
function receptionOf({ id, campagne_id, groupement_id, produit_id, emplacement_id, collectes }: Row): Drafts {
  return {
    origine: 'membres',
    campagne_id: text(campagne_id),
    groupement_id: text(groupement_id),
    produit_id: text(produit_id),
    bon_id: text(id),
    ...(typeof emplacement_id === 'string' ? { emplacement_id } : {}),
    apports: (collectes as readonly string[]).map((collecte_id) => ({ [VARIANT]: '0', collecte_id })),
  }
}

/** Receptions, steps, samples, issues, counts, places. */
export const STOCK_KINDS: readonly Kind[] = [
  {
    path: '/receptions',
    name: 'receptions',
    list: '/v1/receptions',
    rows: 'receptions',
    named: ['numero_officiel', 'date_operation'],
    columns: [
      'statut',
      'origine',
      'produit_id',
      'net_g',
      'groupement_id',
      'fournisseur_id',
      'emplacement_id',
    ],
    filters: {
      statut: ['brouillon', 'en_attente', 'validée', 'rejetée'],
      origine: ['membres', 'achat', 'retour'],
      campagne_id: 'record',
      emplacement_id: 'record',
    },
    search: 'recherche',
    one: '/v1/receptions/{id}',
    create: 'receptions_creer',
    entite: 'reception',
    acts: [{ operation: 'receptions_prix', when: ({ origine }) => origine !== 'retour' }],
    hidden: ['actes_possibles', 'ecartes_du_bio'],
  },
  {
    path: '/bons-livraison',
    name: 'bons_livraison',
    list: '/v1/bons-livraison',
    rows: 'bons',
    named: ['reference_provisoire'],
    columns: ['immatriculation', 'groupement_id', 'annonce_g'],
    filters: { campagne_id: 'record', emplacement_id: 'record' },
    isCounted: false,
    acts: [{ operation: 'receptions_creer', params: () => ({}), begun: receptionOf }],
  },
  {
    path: '/etapes',
    name: 'etapes',
    list: '/v1/etapes',
    rows: 'etapes',
    named: ['procede', 'cree_le'],
    columns: ['statut', 'campagne_id', 'date_operation', 'note'],
    filters: { statut: ['brouillon', 'validée'], campagne_id: 'record' },
    one: '/v1/etapes/{id}',
    create: 'etapes_creer',
    entite: 'etape',
    hidden: ['mouvement_id'],
  },
  {
    path: '/echantillons',
    name: 'echantillons',
    list: '/v1/echantillons',
    rows: 'echantillons',
    named: ['numero'],
    columns: ['matiere', 'laboratoire', 'producteur_id', 'preleve_le'],
    search: 'numero',
    filters: { producteur_id: 'record' },
    one: '/v1/echantillons/{id}',
    create: 'echantillons_creer',
    acts: [{ operation: 'echantillons_resultats' }],
    inner: {
      resultats: [
        {
          operation: 'echantillons_corriger_resultat',
          params: ({ id }, owner) => ({ id: text(owner.id), resultat_id: text(id) }),
        },
      ],
    },
  },
  {
    path: '/sorties',
    name: 'sorties',
    list: '/v1/sorties',
    rows: 'sorties',
    named: ['genre', 'date_operation'],
    columns: ['lot_id', 'quantite_g', 'destinataire', 'raison'],
    filters: { genre: ['retour', 'destruction', 'echantillon'], lot_id: 'record' },
    one: '/v1/sorties/{id}',
    acts: [
      { operation: 'sorties_resultats', when: ({ genre }) => genre === 'echantillon' },
      {
        operation: 'mouvements_contrepasser',
        when: ({ contrepasse_par }) => contrepasse_par === null,
        params: ({ mouvement_id }) => ({ id: text(mouvement_id) }),
      },
    ],
    inner: { resultats: [{ operation: 'resultats_corriger' }] },
    hidden: ['mouvement_id', 'contrepasse_par'],
  },
  {
    path: '/inventaires',
    name: 'inventaires',
    list: '/v1/inventaires',
    rows: 'inventaires',
    named: ['emplacement_id', 'date_operation'],
    columns: ['statut', 'theorique_g', 'manque_g', 'surplus_g'],
    filters: { statut: ['en_attente', 'validé', 'annulé'], emplacement_id: 'record' },
    one: '/v1/inventaires/{id}',
    create: 'inventaires_creer',
    entite: 'inventaire',
  },
  {
    path: '/lieux',
    name: 'lieux',
    list: '/v1/emplacements',
    rows: 'emplacements',
    named: ['code', 'nom'],
    columns: ['site', 'stock_g', 'capacite_g', 'actif'],
    filters: { actif: 'flag' },
    search: 'recherche',
    one: '/v1/emplacements/{id}',
    create: 'emplacements_creer',
    edit: { operation: 'emplacements_modifier' },
  },
]
