// The table of record kinds for contracts, sales and payments.
import type { Kind } from './kind.ts'

type Row = Readonly<Record<string, unknown>>

const isIn =
  (...states: readonly string[]) =>
  ({ statut }: Row) =>
    states.includes(String(statut))
const isOf =
  (...kinds: readonly string[]) =>
  ({ genre }: Row) =>
    kinds.includes(String(genre))

// The measurements of a price are those of the product of the first line.
const ofFirstLine = ({ lignes }: Row) => ({
  produit_id: String((lignes as readonly Row[] | undefined)?.[0]?.produit_id),
})

/** Contracts, sales, shipments, payments, claims, complements, handed out inputs, exchange rates. */
export const TRADE_KINDS: readonly Kind[] = [
  {
    path: '/contrats',
    name: 'contrats',
    list: '/v1/contrats',
    rows: 'contrats',
    named: ['code'],
    columns: ['statut', 'campagne_id', 'groupement_id', 'devise', 'debut', 'fin'],
    filters: { statut: ['brouillon', 'actif', 'clos'], campagne_id: 'record', groupement_id: 'record' },
    search: 'recherche',
    one: '/v1/contrats/{id}',
    create: 'contrats_creer',
    entite: 'contrat',
    acts: [{ operation: 'contrats_prix', tells: true, begun: ofFirstLine }],
  },
  {
    path: '/ventes',
    name: 'ventes',
    list: '/v1/ventes',
    rows: 'ventes',
    named: ['code'],
    columns: ['statut', 'client_id', 'montant', 'date_operation'],
    filters: { statut: ['brouillon', 'validée', 'soldée', 'annulée'], client_id: 'record' },
    search: 'recherche',
    one: '/v1/ventes/{id}',
    create: 'ventes_creer',
    entite: 'vente',
  },
  {
    path: '/expeditions',
    name: 'expeditions',
    list: '/v1/expeditions',
    rows: 'expeditions',
    named: ['numero_conteneur', 'date_operation'],
    columns: ['statut', 'vente_id', 'client_id', 'montant'],
    filters: { statut: ['brouillon', 'validée', 'annulée'], client_id: 'record', vente_id: 'record' },
    one: '/v1/expeditions/{id}',
    create: 'expeditions_creer',
    entite: 'expedition',
    reads: [
      {
        title: 'eudr',
        path: '/v1/expeditions/{id}/eudr',
        when: ({ statut }) => statut === 'validée',
        file: ({ id }) => ({ name: `eudr-${String(id)}.geojson`, type: 'application/geo+json' }),
      },
    ],
    hidden: ['mouvement_id'],
  },
  {
    path: '/declarations-eudr',
    name: 'declarations_eudr',
    list: '/v1/declarations-eudr',
    rows: 'declarations_eudr',
    named: ['numero_dds', 'cree_le'],
    columns: ['statut', 'role', 'expedition_id', 'destinataire', 'modifiable_jusqu_a'],
    filters: {
      statut: ['brouillon', 'deposee', 'incertaine', 'disponible', 'rejetee', 'retiree'],
      expedition_id: 'record',
    },
    one: '/v1/declarations-eudr/{id}',
    create: 'declarations_eudr_creer',
    entite: 'declaration_eudr',
    reads: [
      {
        title: 'remise_eudr',
        path: '/v1/declarations-eudr/{id}/remise',
        when: isIn('deposee', 'incertaine', 'disponible'),
        file: ({ id }) => ({ name: `eudr-${String(id)}.zip`, type: 'application/zip', isWritten: true }),
      },
    ],
  },
  {
    path: '/creances',
    name: 'creances',
    list: '/v1/creances',
    rows: 'creances',
    named: ['libelle', 'genre'],
    columns: ['genre', 'producteur_id', 'fournisseur_id', 'montant', 'reste', 'date_operation'],
    filters: { ouverte: 'flag', producteur_id: 'record', fournisseur_id: 'record', campagne_id: 'record' },
    one: '/v1/creances/{id}',
    create: 'deductions_creer',
    acts: [
      { operation: 'creances_admettre', when: isOf('ecart') },
      { operation: 'creances_retirer', when: isOf('deduction', 'avance') },
    ],
  },
  {
    path: '/paiements',
    name: 'paiements',
    list: '/v1/paiements',
    rows: 'paiements',
    named: ['reference', 'date_operation'],
    columns: ['statut', 'genre', 'beneficiaire', 'moyen', 'montant'],
    filters: {
      statut: ['en_attente', 'validée', 'annulée', 'contrepassée'],
      moyen: ['especes', 'mobile_money', 'virement', 'cheque', 'compensation'],
      producteur_id: 'record',
      fournisseur_id: 'record',
    },
    one: '/v1/paiements/{id}',
    create: 'paiements_creer',
    entite: 'paiement',
    hidden: ['decimales'],
    isSigned: true,
  },
  {
    path: '/complements',
    name: 'complements',
    list: '/v1/complements',
    rows: 'complements',
    named: ['libelle'],
    columns: ['statut', 'campagne_id', 'produit_id', 'prix_kg', 'montant'],
    filters: { statut: ['en_attente', 'validée', 'annulée'], campagne_id: 'record' },
    one: '/v1/complements/{id}',
    create: 'complements_proposer',
    entite: 'complement',
  },
  {
    path: '/remises',
    name: 'remises',
    list: '/v1/remises',
    rows: 'remises',
    named: ['reference_provisoire', 'date_operation'],
    columns: ['producteur_id', 'quantite', 'valeur', 'avance'],
    filters: { avance: 'flag', producteur_id: 'record', groupement_id: 'record' },
    one: '/v1/remises/{id}',
    acts: [{ operation: 'remises_retenue' }],
    hidden: ['commande', 'corrections', 'fichiers'],
  },
  {
    path: '/taux',
    name: 'taux',
    list: '/v1/taux-change',
    rows: 'taux_change',
    named: ['source', 'cible'],
    columns: ['valeur', 'depuis', 'auteur_id'],
    one: '/v1/taux-change/{id}',
    create: 'taux_change_fixer',
  },
]
