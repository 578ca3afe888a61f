// The table of record kinds for partners, accounts and phones.
import type { Kind } from './kind.ts'

type Row = Readonly<Record<string, unknown>>

const text = (value: unknown) => String(value)
const isActive = ({ actif }: Row) => actif === true
const isClosed = ({ actif }: Row) => actif === false

/** Suppliers, clients, accounts, phones, groups, permission sets. */
export const PEOPLE_KINDS: readonly Kind[] = [
  {
    path: '/fournisseurs',
    name: 'fournisseurs',
    list: '/v1/fournisseurs',
    rows: 'fournisseurs',
    named: ['code', 'nom'],
    columns: ['pays', 'telephone', 'actif'],
    filters: { actif: 'flag' },
    search: 'recherche',
    one: '/v1/fournisseurs/{id}',
    create: 'fournisseurs_creer',
    edit: { operation: 'fournisseurs_modifier' },
    acts: [
      { operation: 'fournisseurs_desactiver', when: isActive },
      { operation: 'fournisseurs_reactiver', when: isClosed },
    ],
    belongings: [
      {
        title: 'masses',
        path: '/v1/fournisseurs/{id}/releve',
        rows: 'masses',
        columns: ['produit_id', 'livre_g', 'accepte_g', 'a_chiffrer_g', 'ecart_g'],
        isWhole: true,
      },
      {
        title: 'soldes',
        path: '/v1/fournisseurs/{id}/releve',
        rows: 'soldes',
        columns: ['devise', 'retenu', 'paye', 'solde'],
        isWhole: true,
      },
    ],
  },
  {
    path: '/clients',
    name: 'clients',
    list: '/v1/clients',
    rows: 'clients',
    named: ['code', 'nom'],
    columns: ['pays', 'telephone', 'actif'],
    filters: { actif: 'flag' },
    search: 'recherche',
    one: '/v1/clients/{id}',
    create: 'clients_creer',
    edit: { operation: 'clients_modifier' },
    acts: [
      { operation: 'clients_desactiver', when: isActive },
      { operation: 'clients_reactiver', when: isClosed },
    ],
  },
  {
    path: '/comptes',
    name: 'comptes',
    list: '/v1/utilisateurs',
    rows: 'utilisateurs',
    named: ['nom_affiche', 'identifiant'],
    columns: ['statut', 'ensembles', 'premiere_connexion_le'],
    filters: { statut: ['actif', 'suspendu', 'desactive'] },
    search: 'recherche',
    one: '/v1/utilisateurs/{id}',
    create: 'utilisateurs_creer',
    edit: { operation: 'utilisateurs_modifier' },
    entite: 'utilisateur',
    acts: [
      { operation: 'utilisateurs_attribuer' },
      { operation: 'utilisateurs_groupements_affecter' },
      {
        operation: 'appareils_codes_enrolement',
        params: () => ({}),
        begun: ({ id }) => ({ utilisateur_id: text(id) }),
      },
      { operation: 'utilisateurs_attester', when: ({ prouve }) => prouve === false },
      { operation: 'utilisateurs_revoquer_sessions' },
      { operation: 'utilisateurs_rouvrir_accueil' },
    ],
    belongings: [
      {
        title: 'attributions',
        path: '/v1/utilisateurs/{id}/attributions',
        rows: 'attributions',
        columns: ['ensemble', 'debut', 'fin', 'statut'],
        acts: [
          {
            operation: 'attributions_terminer',
            when: ({ statut }) => statut === 'en_cours' || statut === 'a_venir',
          },
        ],
      },
      {
        title: 'groupements',
        path: '/v1/utilisateurs/{id}/groupements',
        rows: 'groupements',
        columns: ['code', 'nom', 'debut', 'fin'],
        acts: [
          {
            operation: 'utilisateurs_groupements_terminer',
            when: ({ termine_le }) => termine_le === null,
            params: ({ id }, owner) => ({ id: text(owner.id), affectation_id: text(id) }),
          },
        ],
      },
      {
        title: 'appareils',
        path: '/v1/appareils',
        rows: 'appareils',
        query: ({ id }) => ({ utilisateur_id: text(id) }),
        columns: ['code_court', 'modele', 'statut', 'derniere_synchro'],
      },
    ],
    hidden: ['onboarding'],
    retold: { ensembles: 'permission_sets.manage' },
  },
  {
    path: '/telephones',
    name: 'telephones',
    list: '/v1/appareils',
    rows: 'appareils',
    named: ['code_court', 'modele'],
    columns: ['utilisateur_id', 'statut', 'derniere_synchro', 'derniere_sequence'],
    filters: { statut: ['actif', 'revoque', 'remplace'], utilisateur_id: 'record' },
    one: '/v1/appareils/{id}',
    create: 'appareils_codes_enrolement',
    entite: 'appareil',
    acts: [
      { operation: 'appareils_code_vidage' },
      {
        operation: 'appareils_annuler_sequence',
        params: ({ id, derniere_sequence }) => ({ id: text(id), n: text(Number(derniere_sequence) + 1) }),
      },
    ],
    belongings: [
      {
        title: 'volume',
        path: '/v1/appareils/{id}/volume',
        rows: 'tables',
        columns: ['nom', 'lignes', 'octets'],
        isWhole: true,
      },
    ],
  },
  {
    path: '/telephones/codes',
    name: 'codes',
    list: '/v1/appareils/codes-enrolement',
    rows: 'codes_enrolement',
    named: ['cree_le'],
    columns: ['utilisateur_id', 'statut', 'expire_le', 'cree_par'],
    filters: { statut: ['valable', 'utilise', 'annule', 'expire'], utilisateur_id: 'record' },
    create: 'appareils_codes_enrolement',
    acts: [{ operation: 'appareils_annuler_code', when: ({ statut }) => statut === 'valable' }],
  },
  {
    path: '/telephones/rejets',
    name: 'rejets',
    list: '/v1/rejets',
    rows: 'rejets',
    named: ['motif', 'recue_le'],
    columns: ['appareil_id', 'utilisateur_id', 'sequence'],
    filters: { appareil_id: 'record' },
  },
  {
    path: '/groupements',
    name: 'groupements',
    list: '/v1/groupements',
    rows: 'groupements',
    named: ['code', 'nom'],
    columns: ['producteurs'],
    search: 'recherche',
    one: '/v1/groupements/{id}',
    create: 'groupements_creer',
    edit: { operation: 'groupements_modifier' },
  },
  {
    path: '/ensembles',
    name: 'ensembles',
    list: '/v1/ensembles-permissions',
    rows: 'ensembles',
    named: ['libelle', 'code'],
    columns: ['version', 'titulaires', 'modifie_le', 'par_defaut'],
    one: '/v1/ensembles-permissions/{id}',
    create: 'ensembles_permissions_creer',
    edit: { operation: 'ensembles_permissions_modifier', when: ({ par_defaut }) => par_defaut !== true },
  },
]
