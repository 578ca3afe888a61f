// Kinds of record of the publisher's team, who belong to no organization; their roles stand for permissions.
import { JOURNAL_FILTERS, type Kind } from './kind.ts'

type Row = Readonly<Record<string, unknown>>

const text = (value: unknown) => String(value)
const ofCode = ({ code }: Row) => ({ code: text(code) })
const isIn =
  (...states: readonly string[]) =>
  ({ statut }: Row) =>
    states.includes(text(statut))
const jsonOf = (name: string, of: string) => ({ name: `${name}.json`, type: 'application/json', of })
const within = (row: Row, member: string) => (row[member] ?? {}) as Row

/** Use by organizations, organizations, licences, invoices, packs, referentials, journal. */
export const PUBLISHER_KINDS: readonly Kind[] = [
  {
    path: '/editeur/cockpit',
    name: 'cockpit',
    list: '/v1/editeur/cockpit',
    rows: 'organisations',
    named: ['nom'],
    columns: [
      'statut',
      'licence',
      'jours_restants',
      'producteurs_suivis',
      'comptes',
      'telephones_actifs',
      'telephones_muets',
      'derniere_synchro',
      'controles_ouverts',
      'messages_echoues',
      'taches_echouees',
    ],
    filters: { statut: ['active', 'suspendue'] },
    search: 'recherche',
    isCounted: false,
    shown: (row) => ({
      ...within(row, 'organisation'),
      licence: within(row, 'licence').statut,
      jours_restants: within(row, 'licence').jours_restants,
      producteurs_suivis: row.producteurs,
      comptes: row.utilisateurs,
      telephones_actifs: within(row, 'appareils').actifs,
      telephones_muets: within(row, 'appareils').muets,
      derniere_synchro: within(row, 'appareils').derniere_synchro,
      controles_ouverts: within(row, 'controles').ouverts,
      messages_echoues: row.messages_echoues,
      taches_echouees: row.taches_echouees,
    }),
  },
  {
    path: '/editeur/organisations',
    name: 'organisations',
    list: '/v1/editeur/organisations',
    rows: 'organisations',
    named: ['code', 'nom'],
    columns: ['statut', 'pays', 'langue', 'devise_defaut', 'cree_le'],
    filters: { statut: ['active', 'suspendue'] },
    search: 'recherche',
    create: 'organisations_creer',
    also: ['editeur_identites_reinitialiser'],
    acts: [
      { operation: 'editeur_organisations_renommer', begun: ({ nom }) => ({ nom: text(nom) }) },
      { operation: 'editeur_organisations_suspendre', when: isIn('active') },
      { operation: 'editeur_organisations_reactiver', when: isIn('suspendue') },
      { operation: 'editeur_attester' },
    ],
  },
  {
    path: '/editeur/licences',
    name: 'licences',
    list: '/v1/editeur/licences',
    rows: 'licences',
    named: ['organisation_code', 'debut'],
    columns: ['organisation_nom', 'fin', 'statut', 'jours_restants', 'auteur', 'ecrite_le'],
    filters: { statut: ['a_venir', 'en_vigueur', 'expiree', 'retiree'], organisation_id: 'record' },
    one: '/v1/editeur/licences/{id}',
    within: 'licence',
    create: 'editeur_licences_creer',
    acts: [
      {
        operation: 'editeur_licences_corriger',
        when: isIn('a_venir', 'en_vigueur', 'expiree'),
        begun: ({ debut, fin }) => ({ debut: text(debut), fin: fin === null ? '' : text(fin) }),
      },
      { operation: 'editeur_licences_retirer', when: isIn('a_venir', 'en_vigueur', 'expiree') },
    ],
    hidden: ['organisation_id', 'corrige'],
  },
  {
    path: '/editeur/factures',
    name: 'factures',
    list: '/v1/editeur/factures',
    rows: 'factures',
    named: ['reference', 'organisation_code'],
    columns: ['organisation_nom', 'montant', 'emise_le', 'echeance', 'statut', 'en_retard'],
    filters: { statut: ['emise', 'payee', 'annulee'], en_retard: 'flag', organisation_id: 'record' },
    search: 'recherche',
    one: '/v1/editeur/factures/{id}',
    create: 'editeur_factures_creer',
    acts: [
      { operation: 'editeur_factures_payer', when: isIn('emise') },
      { operation: 'editeur_factures_annuler', when: isIn('emise') },
    ],
    hidden: ['organisation_id', 'decimales'],
  },
  {
    path: '/editeur/packs',
    name: 'packs',
    list: '/v1/editeur/packs',
    rows: 'packs',
    named: ['libelle', 'code'],
    columns: ['code', 'derniere_version', 'brouillon_du', 'brouillon_par'],
    search: 'recherche',
    shown: (row) => ({
      ...row,
      derniere_version: (row.versions as readonly Row[])[0]?.version,
      brouillon_du: within(row, 'brouillon').modifie_le,
      brouillon_par: within(row, 'brouillon').auteur,
    }),
    one: '/v1/editeur/packs/{code}',
    create: 'editeur_packs_ecrire',
    acts: [
      { operation: 'editeur_packs_ecrire', params: ofCode },
      {
        operation: 'editeur_packs_publier',
        when: ({ brouillon }) => brouillon !== null,
        params: ofCode,
        begun: (row) => ({ version_base: text(within(row, 'brouillon').version) }),
      },
    ],
    inner: {
      versions: [
        {
          operation: 'editeur_packs_retirer',
          when: ({ retrait }) => retrait === null,
          params: ({ version }, owner) => ({ code: text(owner.code), version: text(version) }),
        },
      ],
    },
    innerReads: {
      versions: [
        {
          title: 'document_pack',
          path: '/v1/editeur/packs/{code}/versions/{version}',
          params: ({ version }, owner) => ({ code: text(owner.code), version: text(version) }),
          file: ({ version }, { code }) => jsonOf(`${text(code)}-${text(version)}`, 'document'),
        },
      ],
    },
    belongings: [
      {
        title: 'fautes',
        path: '/v1/editeur/packs/{code}/brouillon',
        rows: 'fautes',
        columns: ['chemin', 'raison'],
        isWhole: true,
      },
      {
        title: 'differences',
        path: '/v1/editeur/packs/{code}/brouillon/differences',
        rows: 'differences',
        columns: ['chemin', 'nature', 'avant', 'apres', 'lu_par_les_regles'],
        isWhole: true,
      },
    ],
  },
  {
    path: '/editeur/referentiels',
    name: 'catalogue',
    list: '/v1/editeur/catalogues/referentiels',
    rows: 'referentiels',
    named: ['code', 'libelle'],
    columns: ['version'],
    search: 'recherche',
    one: '/v1/editeur/catalogues/referentiels/{code}',
    create: 'editeur_catalogues_ecrire',
    acts: [{ operation: 'editeur_catalogues_ecrire', params: ofCode }],
  },
  {
    path: '/editeur/journal',
    name: 'journal_editeur',
    list: '/v1/editeur/journal',
    rows: 'appels',
    named: ['le'],
    columns: ['identifiant', 'appel', 'refus'],
    filters: JOURNAL_FILTERS,
    isWhole: true,
    isCounted: false,
    shown: (row, n) => ({
      ...row,
      id: n,
      appel: `${text(row.methode)} ${text(row.chemin)}`,
      refus: row.code,
    }),
  },
]
