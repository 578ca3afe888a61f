// Kinds of record of certification.
import type { Kind } from './kind.ts'

type Row = Readonly<Record<string, unknown>>

// The steps of the calendar as texts, and where the chosen plot stands in it.
function gridOf(row: Row): Row {
  const steps = row.conversion as readonly Row[]
  const plot = (row.parcelle ?? {}) as Row
  const next = (plot.prochain ?? {}) as Row
  return {
    ...row,
    id: `${String((row.campagne as Row).id)} ${String(row.code)}`,
    code_campagne: (row.campagne as Row).code,
    calendrier: steps.map(({ etat, duree_mois }) => `${String(etat)} : ${String(duree_mois)}`),
    etat_code: plot.etat_code,
    debut_conversion: plot.debut_conversion,
    prochain_etat: next.etat_code,
    prochain_le: next.le,
  }
}

/** Certificates, states of plots and their revisions. */
export const CERTIFICATION_KINDS: readonly Kind[] = [
  {
    path: '/certificats',
    name: 'certificats',
    list: '/v1/certificats',
    rows: 'certificats',
    named: ['numero', 'organisme'],
    columns: ['etat', 'referentiel_code', 'categorie', 'valide_du', 'valide_au'],
    filters: {
      etat: ['valide', 'suspendu', 'retire', 'expire', 'a_venir'],
      groupement_id: 'record',
      fournisseur_id: 'record',
    },
    one: '/v1/certificats/{id}',
    create: 'certificats_creer',
    entite: 'certificat',
    belongings: [
      {
        title: 'operations',
        path: '/v1/certificats/{id}/operations',
        rows: 'operations',
        columns: ['entite', 'reference', 'le', 'groupement_id'],
      },
    ],
  },
  {
    path: '/conformite',
    name: 'conformite',
    list: '/v1/conformite/statuts',
    rows: 'statuts',
    named: ['parcelle_id'],
    columns: ['producteur_id', 'referentiel_code', 'etat_code', 'depuis', 'raison', 'auteur_id'],
    filters: { groupement_id: 'record', producteur_id: 'record', parcelle_id: 'record' },
    create: 'conformite_reviser',
  },
  {
    path: '/conformite/grille',
    name: 'grille',
    list: '/v1/conformite/grille',
    rows: 'grilles',
    isWhole: true,
    isCounted: false,
    named: ['code_campagne', 'code'],
    columns: [
      'referentiel_code',
      'calendrier',
      'exigences',
      'etat_code',
      'debut_conversion',
      'prochain_etat',
      'prochain_le',
    ],
    filters: { parcelle_id: 'record' },
    shown: gridOf,
  },
  {
    path: '/conformite/revisions',
    name: 'revisions',
    list: '/v1/conformite/revisions',
    rows: 'revisions',
    named: ['parcelle_id', 'enregistree_le'],
    columns: ['referentiel_code', 'etat_code', 'depuis', 'origine', 'raison', 'auteur_id'],
    filters: { parcelle_id: 'record' },
    one: '/v1/conformite/revisions/{id}',
  },
]
