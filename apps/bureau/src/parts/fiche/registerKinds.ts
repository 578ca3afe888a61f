// The table of record kinds without acts, and of collections, whose entry can be cancelled.
import type { Kind } from './kind.ts'

type Row = Readonly<Record<string, unknown>>

// The command that wrote a record.
const commandOf = ({ commande }: Row) => ({ id: String((commande as Row | null)?.id) })

/** Collections, movements, expected references, adjustments, inspections, estimates, the register of members, corrections, log. */
export const REGISTER_KINDS: readonly Kind[] = [
  {
    path: '/collectes',
    name: 'collectes',
    list: '/v1/collectes',
    rows: 'collectes',
    named: ['numero_officiel', 'reference_provisoire'],
    columns: ['statut', 'producteur_id', 'produit_id', 'net_g', 'date_operation'],
    filters: {
      statut: ['enregistree', 'devalidee'],
      campagne_id: 'record',
      groupement_id: 'record',
      producteur_id: 'record',
    },
    one: '/v1/collectes/{id}',
    acts: [
      {
        operation: 'commandes_annuler',
        when: ({ annulee_le }) => annulee_le === null || annulee_le === undefined,
        params: commandOf,
      },
    ],
    hidden: ['commande', 'corrections', 'fichiers', 'calcul_telephone'],
  },
  {
    path: '/mouvements',
    name: 'mouvements',
    list: '/v1/mouvements',
    rows: 'mouvements',
    named: ['genre', 'date_operation'],
    columns: ['entite', 'quantite_g', 'auteur_id', 'raison'],
    filters: { lot_id: 'record', producteur_id: 'record', produit_id: 'record' },
    one: '/v1/mouvements/{id}',
  },
  {
    path: '/attendus',
    name: 'attendus',
    list: '/v1/attendus',
    rows: 'attendus',
    named: ['reference_provisoire'],
    columns: ['quantite_g', 'recu_g', 'reception_id', 'groupement_id', 'utilisateur_id', 'attendu_depuis'],
    filters: { campagne_id: 'record', groupement_id: 'record' },
    isCounted: false,
  },
  {
    path: '/redressements',
    name: 'redressements',
    list: '/v1/redressements',
    rows: 'redressements',
    named: ['genre', 'le'],
    columns: ['reception_id', 'collecte_id', 'ecart_g', 'auteur_id'],
    filters: { genre: ['rapprochement', 'correction'] },
    one: '/v1/redressements/{id}',
    hidden: ['mouvement_id', 'remplace_id'],
  },
  {
    path: '/inspections',
    name: 'inspections',
    list: '/v1/inspections',
    rows: 'inspections',
    named: ['formulaire_code', 'date_operation'],
    columns: ['producteur_id', 'parcelle_id', 'auteur_id', 'debut', 'fin'],
    filters: { producteur_id: 'record', groupement_id: 'record' },
    one: '/v1/inspections/{id}',
    hidden: ['commande', 'corrections', 'fichiers'],
  },
  {
    path: '/estimations',
    name: 'estimations',
    list: '/v1/estimations',
    rows: 'estimations',
    named: ['parcelle_id', 'date_operation'],
    columns: ['campagne_id', 'produit_id', 'date_prevue', 'quantite_g'],
    filters: { campagne_id: 'record', parcelle_id: 'record' },
    one: '/v1/estimations/{id}',
    hidden: ['commande', 'corrections', 'fichiers'],
  },
  {
    path: '/registre',
    name: 'registre',
    list: '/v1/registre/membres',
    rows: 'membres',
    named: ['nom', 'prenoms'],
    columns: [
      'groupement_id',
      'membre_depuis',
      'sorti_le',
      'prochaine_inspection',
      'non_conformites_ouvertes',
    ],
    filters: { groupement_id: 'record' },
    one: '/v1/registre/membres/{id}',
  },
  {
    path: '/corrections',
    name: 'corrections',
    list: '/v1/corrections',
    rows: 'corrections',
    named: ['entite', 'le'],
    columns: ['raison', 'auteur_id'],
    one: '/v1/corrections/{id}',
  },
  {
    path: '/journal',
    name: 'journal',
    list: '/v1/journal',
    rows: 'evenements',
    named: ['action', 'le'],
    columns: ['entite', 'utilisateur_id', 'appareil_id'],
    filters: { utilisateur_id: 'record', appareil_id: 'record' },
  },
]
