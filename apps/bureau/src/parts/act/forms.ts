// The request members of each act. An act that is not listed has a page of its own (a form with all members of a record) and no
// button here.

/** A field of the form: a text of several lines, a mass, a place, a partner, a quality state under its referential, or a word. */
export type Field = {
  readonly name:
    | 'raison'
    | 'note'
    | 'net_g'
    | 'numero_coi'
    | 'emplacement_id'
    | 'client_id'
    | 'fournisseur_id'
    | 'etat_voulu'
    | 'regle'
  readonly isRequired: boolean
  readonly words?: readonly (
    | 'certificat_non_valide'
    | 'membre_non_actif'
    | 'mesure_qualite_manquante'
    | 'seuil_depasse'
  )[]
}

/** The form of an act; `confirmed` names the member of the refusal's details that is sent again as a confirmation. */
export type Form = {
  readonly path: string
  readonly fields: readonly Field[]
  readonly isGrave?: true
  readonly confirmed?: { readonly code: string; readonly member: string }
}

const WHY: Field = { name: 'raison', isRequired: true }
const PERHAPS_WHY: Field = { name: 'raison', isRequired: false }
const NOTE: Field = { name: 'note', isRequired: false }
const PLACE: Field = { name: 'emplacement_id', isRequired: true }
const RULE: Field = {
  name: 'regle',
  isRequired: true,
  words: ['certificat_non_valide', 'membre_non_actif', 'mesure_qualite_manquante', 'seuil_depasse'],
}
const grave = (path: string): Form => ({ path, fields: [WHY], isGrave: true })

/** The form of each act, by its operation. */
export const FORMS = {
  lots_valider: { path: '/v1/lots/{id}/valider', fields: [NOTE] },
  lots_liberer: { path: '/v1/lots/{id}/liberer', fields: [WHY] },
  lots_deplacer: { path: '/v1/lots/{id}/deplacer', fields: [PLACE, PERHAPS_WHY] },
  lots_qualites: { path: '/v1/lots/{id}/qualites', fields: [{ name: 'etat_voulu', isRequired: true }, WHY] },
  lots_quarantaine: grave('/v1/lots/{id}/quarantaine'),
  lots_devalider: grave('/v1/lots/{id}/devalider'),
  lots_rejeter: grave('/v1/lots/{id}/rejeter'),
  lots_annuler: grave('/v1/lots/{id}/annuler'),
  lots_archiver: { path: '/v1/lots/{id}/archiver', fields: [PERHAPS_WHY], isGrave: true },
  receptions_soumettre: { path: '/v1/receptions/{id}/soumettre', fields: [] },
  receptions_valider: { path: '/v1/receptions/{id}/valider', fields: [NOTE] },
  receptions_deroger: { path: '/v1/receptions/{id}/derogations', fields: [RULE, WHY] },
  receptions_devalider: grave('/v1/receptions/{id}/devalider'),
  receptions_corriger: {
    path: '/v1/receptions/{id}/corriger',
    fields: [{ name: 'net_g', isRequired: false }, { name: 'fournisseur_id', isRequired: false }, WHY],
    isGrave: true,
  },
  receptions_rejeter: grave('/v1/receptions/{id}/rejeter'),
  etapes_valider: {
    path: '/v1/etapes/{id}/valider',
    fields: [],
    confirmed: { code: 'declassement_a_confirmer', member: 'declassements' },
  },
  etapes_devalider: grave('/v1/etapes/{id}/devalider'),
  ventes_valider: { path: '/v1/ventes/{id}/valider', fields: [] },
  ventes_corriger: {
    path: '/v1/ventes/{id}/corriger',
    fields: [{ name: 'client_id', isRequired: true }, WHY],
    isGrave: true,
  },
  ventes_annuler: grave('/v1/ventes/{id}/annuler'),
  expeditions_valider: { path: '/v1/expeditions/{id}/valider', fields: [] },
  expeditions_retours: { path: '/v1/expeditions/{id}/retours', fields: [PLACE, WHY] },
  expeditions_corriger: {
    path: '/v1/expeditions/{id}/corriger',
    fields: [{ name: 'numero_coi', isRequired: true }, WHY],
  },
  expeditions_devalider: grave('/v1/expeditions/{id}/devalider'),
  expeditions_annuler: grave('/v1/expeditions/{id}/annuler'),
  paiements_valider: { path: '/v1/paiements/{id}/valider', fields: [] },
  paiements_annuler: grave('/v1/paiements/{id}/annuler'),
  paiements_contrepasser: grave('/v1/paiements/{id}/contrepasser'),
} as const satisfies Record<string, Form>

/** An operation with a form in this file. */
export type Operation = keyof typeof FORMS

/** Says if this file has a form for an operation. */
export const hasForm = (operation: string): operation is Operation => operation in FORMS

/** Converts the filled-in texts to the body of the request. */
export function bodyOf(filled: Readonly<Record<string, string>>): Record<string, unknown> {
  const { etat_voulu, net_g = '', ...plain } = filled
  const [referentiel_code, etat_code] = (etat_voulu ?? '').split('/')
  const given = Object.entries(plain).filter(([, value]) => value.trim() !== '')
  return {
    ...Object.fromEntries(given),
    ...(net_g.trim() === '' ? {} : { net_g: Number(net_g) }),
    ...(etat_voulu === undefined ? {} : { referentiel_code, etat_code }),
  }
}
