// Kinds of record of members, plots and internal control.
import type { Kind } from './kind.ts'

type Row = Readonly<Record<string, unknown>>

const isActive = ({ actif }: Row) => actif === true
const isLeft = ({ actif }: Row) => actif === false
const isInForce = ({ en_vigueur }: Row) => en_vigueur === true

// The latest word on a producer that was merged: a merge that was undone can not be undone again.
function isMerged({ nature, perdu_id, le }: Row, { fusions }: Row): boolean {
  const later = (fusions as readonly Row[]).filter(
    (one) => one.perdu_id === perdu_id && String(one.le) > String(le),
  )
  return nature === 'fusion' && later.length === 0
}

/** Members, capacities, yields, interests, controls by others, inspections, non-conformities. */
export const LAND_KINDS: readonly Kind[] = [
  {
    path: '/producteurs',
    name: 'producteurs',
    list: '/v1/producteurs',
    rows: 'producteurs',
    named: ['nom', 'prenoms'],
    columns: ['reference', 'groupement_id', 'localite', 'telephone', 'actif'],
    filters: { groupement_id: 'record' },
    search: 'recherche',
    one: '/v1/producteurs/{id}',
    edit: { operation: 'producteurs_modifier' },
    acts: [
      { operation: 'producteurs_groupement', when: isActive },
      { operation: 'producteurs_releve_etablir' },
      { operation: 'producteurs_sortie', when: isActive },
      { operation: 'producteurs_retour', when: isLeft },
    ],
    inner: {
      fusions: [
        {
          operation: 'producteurs_defusionner',
          when: isMerged,
          params: ({ perdu_id }) => ({ id: String(perdu_id) }),
        },
      ],
    },
    belongings: [
      {
        title: 'parcelles',
        path: '/v1/parcelles',
        rows: 'parcelles',
        query: ({ id }) => ({ producteur_id: String(id) }),
        columns: ['nom', 'etat', 'categorie', 'surface_declaree_m2'],
        acts: [
          { operation: 'parcelles_cultures' },
          { operation: 'parcelles_origines' },
          { operation: 'parcelles_transferer' },
        ],
      },
      {
        title: 'masses',
        path: '/v1/producteurs/{id}/releve',
        rows: 'masses',
        columns: ['produit_id', 'livre_g', 'accepte_g', 'a_chiffrer_g', 'ecart_g'],
        isWhole: true,
      },
      {
        title: 'soldes',
        path: '/v1/producteurs/{id}/releve',
        rows: 'soldes',
        columns: ['devise', 'retenu', 'paye', 'solde'],
        isWhole: true,
      },
    ],
    reads: [
      {
        title: 'piece_identite',
        path: '/v1/producteurs/{id}/piece-identite',
        permissions: ['producer.register', 'review.resolve', 'users.manage'],
      },
    ],
    hidden: ['parcelles', 'groupement', 'version'],
  },
  {
    path: '/capacites',
    name: 'capacites',
    list: '/v1/capacites',
    rows: 'capacites',
    named: ['producteur_id', 'matiere_code', 'etat_code'],
    columns: ['statut', 'campagne_id', 'groupement_id', 'capacite_g', 'consomme_g', 'proposee_le'],
    filters: {
      statut: ['proposee', 'validee', 'refusee', 'a_revalider', 'remplacee'],
      campagne_id: 'record',
      groupement_id: 'record',
      producteur_id: 'record',
    },
    one: '/v1/capacites/{id}',
    within: 'capacite',
    create: 'capacites_proposer',
    entite: 'capacite',
  },
  {
    path: '/rendements',
    name: 'rendements',
    list: '/v1/rendements',
    rows: 'rendements',
    named: ['parcelle_id', 'fixe_le'],
    columns: ['producteur_id', 'campagne_id', 'produit_id', 'rendement_g_ha', 'en_vigueur'],
    filters: { en_vigueur: 'flag', campagne_id: 'record', producteur_id: 'record' },
    one: '/v1/rendements/{id}',
    create: 'rendements_fixer',
  },
  {
    path: '/interets',
    name: 'interets',
    list: '/v1/interets',
    rows: 'interets',
    named: ['utilisateur_id'],
    columns: ['producteur_id', 'nature', 'debut', 'fin', 'declare_par'],
    filters: { en_vigueur: 'flag', utilisateur_id: 'record', producteur_id: 'record' },
    create: 'interets_declarer',
    acts: [{ operation: 'interets_terminer', when: isInForce }],
  },
  {
    path: '/controles-officiels',
    name: 'controles_officiels',
    list: '/v1/controles-officiels',
    rows: 'controles_officiels',
    named: ['jour', 'organisme'],
    columns: ['producteur_id', 'controleur', 'reference', 'annule_le'],
    filters: { producteur_id: 'record' },
    create: 'controles_officiels_creer',
    acts: [{ operation: 'controles_officiels_annuler', when: ({ annule_le }) => annule_le === null }],
  },
  {
    path: '/evaluations-eudr',
    name: 'evaluations_eudr',
    list: '/v1/evaluations-eudr',
    rows: 'evaluations_eudr',
    named: ['parcelle_id', 'evaluee_le'],
    columns: ['resultat', 'source_evaluation', 'reference', 'annulee_le'],
    filters: {
      resultat: ['sans_deforestation', 'deforestation', 'a_verifier'],
      parcelle_id: 'record',
    },
    create: 'evaluations_eudr_creer',
    acts: [{ operation: 'evaluations_eudr_annuler', when: ({ annulee_le }) => annulee_le === null }],
  },
  {
    path: '/plan-inspections',
    name: 'inspections_plan',
    list: '/v1/inspections/plan',
    rows: 'inspections',
    named: ['producteur_id', 'genre'],
    columns: ['statut', 'groupement_id', 'echeance', 'risque', 'inspecteur_id'],
    filters: {
      statut: ['a_faire', 'en_retard', 'faite', 'sans_objet'],
      groupement_id: 'record',
      producteur_id: 'record',
    },
    one: '/v1/inspections/plan/{id}',
    create: 'inspections_planifier',
    acts: [{ operation: 'inspections_attribuer' }],
    hidden: ['plan_id'],
  },
  {
    path: '/non-conformites',
    name: 'non_conformites',
    list: '/v1/non-conformites',
    rows: 'non_conformites',
    named: ['constat_code', 'date_operation'],
    columns: ['statut', 'gravite', 'producteur_id', 'a_faire_avant', 'en_retard'],
    filters: {
      statut: ['ouverte', 'mesuree', 'close', 'sans_objet'],
      gravite: ['mineure', 'majeure', 'critique'],
      producteur_id: 'record',
    },
    one: '/v1/non-conformites/{id}',
    create: 'non_conformites_creer',
    entite: 'non_conformite',
    hidden: ['commande', 'commande_id', 'corrections', 'fichiers', 'question_code'],
  },
]
