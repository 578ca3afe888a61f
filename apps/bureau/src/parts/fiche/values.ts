// Labels and figures of record members, derived from their names: `schemas/membres.json` has the labels, and the ending of a name
// gives the unit.
import membres from '../../../../../schemas/membres.json' with { type: 'json' }
import type { Desk } from '../../desk.ts'
import { count, day, mass, moment, surface } from '../../words/figures.ts'
import type { Language } from '../../words/words.ts'
import { ACTS } from '../act/texts.ts'
import { unitOf } from '../form/units.ts'

/** A record of the service. */
export type Row = Readonly<Record<string, unknown>>
type Word = {
  readonly fr: string
  readonly en: string
  readonly fiche?: string
  readonly par?: string
  readonly unite?: string
  readonly long?: boolean
}

const MEMBERS = membres.membres as Readonly<Record<string, Word>>
const VALUES = membres.valeurs as Readonly<Record<string, Word>>
const own = (table: Readonly<Record<string, Word>>, name: string) =>
  Object.hasOwn(table, name) ? table[name] : undefined

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:/
const DAY = /^\d{4}-\d\d-\d\d$/

/** Returns the label of a member. */
export const memberWord = (name: string, langue: Language): string => own(MEMBERS, name)?.[langue] ?? name

/** Says if a member has a name for people. */
export const hasWord = (name: string): boolean => own(MEMBERS, name) !== undefined

/** Returns the label of an enumeration value; any other text is returned unchanged. */
export const valueWord = (value: string, langue: Language): string => own(VALUES, value)?.[langue] ?? value

// Members whose text people type, and also their names with a suffix (`nom`, `nom_fr`). The text of other members may be an
// enumeration value.
const TYPED = [
  'adresse',
  'code',
  'conteneur',
  'contact',
  'controleur',
  'courriel',
  'destinataire',
  'identifiant',
  'laboratoire',
  'libelle',
  'localite',
  'lot_fournisseur',
  'modele',
  'nom',
  'numero',
  'objet',
  'organisme',
  'prenoms',
  'raison',
  'reference',
  'scelles',
  'site',
  'statut_raison',
  'telephone',
]
const isTyped = (name: string) =>
  own(MEMBERS, name)?.long === true || TYPED.some((one) => name === one || name.startsWith(`${one}_`))

/** Returns the kind of record that a member refers to by id; undefined if it refers to none. */
export function ficheOf(name: string): string | undefined {
  if (name.endsWith('_par') && name !== 'requis_par') return 'utilisateur'
  return name.endsWith('_id') ? own(MEMBERS, name)?.fiche : undefined
}

// The kinds whose names stand in the records that refer to them, with the ending of the member.
const NAMED: Readonly<Record<string, string>> = {
  bon: '_reference',
  contrat: '_code',
  fournisseur: '_nom',
  parcelle: '_nom',
  producteur: '_nom',
  utilisateur: '_nom',
}

// The member that holds the name of the record to which a member refers; undefined if the kind has none.
function nameMemberOf(name: string): string | undefined {
  const ending = NAMED[ficheOf(name) ?? '']
  return ending === undefined ? undefined : `${name.replace(/_id$/, '')}${ending}`
}

/** Says if a member of a row is the name of a record to which the row refers by another member. */
export const isNameIn = (name: string, row: Row): boolean =>
  Object.keys(row).some((other) => nameMemberOf(other) === name)

/** Says if a member names an activity by its code. */
export const isActivity = (name: string): boolean =>
  ['activite', 'procede'].includes(own(MEMBERS, name)?.fiche ?? '') && own(MEMBERS, name)?.par === 'code'

/**
 * Returns the name of the record to which a member refers, for persons who may not read that record: the name that the row itself
 * gives, or the person's own; undefined if there is neither.
 */
export function ownName(name: string, row: Row, { me }: Pick<Desk, 'me'>): string | undefined {
  const own = row[nameMemberOf(name) ?? '']
  if (typeof own === 'string') return own
  // The journal gives the login name.
  if (name === 'utilisateur_id' && typeof row.identifiant === 'string') return row.identifiant
  return row[name] === me.utilisateur.id ? me.utilisateur.nom_affiche : undefined
}

/** Says if a row has an inspection form or a finding. */
export const hasForm = (row: Row): boolean =>
  typeof row.formulaire_code === 'string' || typeof row.constat_code === 'string'

/** Returns the key of a finding in the names. */
export const findingKey = (code: unknown) => `constat/${String(code)}`

/** Returns the key of a row's form in the names, or that of a question or a choice of the form. */
export const formKey = ({ formulaire_code, formulaire_version }: Row, ...codes: readonly string[]) =>
  ['formulaire', formulaire_code, formulaire_version, ...codes].join('/')

/** Returns the name of an activity, a form or a finding that a row gives by its code; undefined of other members. */
export function codeName(name: string, row: Row, names: ReadonlyMap<string, string>): string | undefined {
  if (name === 'formulaire_code') return names.get(formKey(row))
  if (name === 'constat_code') return names.get(findingKey(row[name]))
  return isActivity(name) ? names.get(String(row[name])) : undefined
}

/** Says if a member is an id of a record with neither name nor screen, which says nothing to people. */
export const isBare = (name: string): boolean => name.endsWith('_id') && ficheOf(name) === undefined

/** Returns the kind of the records that a member refers to, by one id or several; undefined if it refers to none. */
export const recordOf = (name: string): string | undefined => ficheOf(name) ?? own(MEMBERS, name)?.fiche

// The name of a kind of record; a word of an enumeration may be another thing.
function entityWord(code: string, langue: Language): string {
  const known = [`${code}_id`, code].find(hasWord)
  return known === undefined ? valueWord(code, langue) : memberWord(known, langue)
}

// An action of the journal, as its button is named; one without a button by its record and its verb.
function actionWord(action: string, langue: Language): string {
  const [entity = '', verb = ''] = action.split('.')
  const acts: Readonly<Record<string, string>> = ACTS[langue]
  const known = [`${entity}s_${verb}`, `${entity}_${verb}`].find((one) => Object.hasOwn(acts, one))
  if (known !== undefined) return String(acts[known])
  return verb === ''
    ? action
    : `${entityWord(entity, langue)}, ${valueWord(verb, langue).replaceAll('_', ' ')}`
}

/** Formats a single value; ids are shown by the caller. */
export function told(name: string, value: unknown, row: Row, { langue, me }: Desk): string {
  if (typeof value === 'boolean') return langue === 'fr' ? (value ? 'oui' : 'non') : value ? 'yes' : 'no'
  if (typeof value === 'number') return figure(name, value, row, langue, me.organisation.devise_defaut)
  const text = String(value)
  if (name === 'action') return actionWord(text, langue)
  if (name === 'entite') return entityWord(text, langue)
  if (INSTANT.test(text)) return moment(text, langue, me.organisation.fuseau_horaire)
  if (DAY.test(text)) return day(text, langue)
  return isTyped(name) ? text : valueWord(text, langue)
}

function figure(name: string, value: number, { devise }: Row, langue: Language, here: string): string {
  if (name.endsWith('_g')) return mass(value, langue)
  if (name.endsWith('_g_ha')) return `${mass(value, langue)}/ha`
  if (name.endsWith('_m2')) return surface(value, langue)
  if (name.endsWith('_cp')) return `${(value / 100).toLocaleString(langue)} %`
  if (own(MEMBERS, name)?.unite !== 'devise') return count(value, langue)
  const code = typeof devise === 'string' && !name.endsWith('_organisation') ? devise : here
  const { decimals } = unitOf('devise', code)
  const format = { style: 'currency', currency: code, minimumFractionDigits: decimals } as const
  return (value / 10 ** decimals).toLocaleString(langue, format)
}

/** Returns the heading of a record: the members that name it. */
export function headingOf(
  row: Row,
  named: readonly string[],
  desk: Desk,
  names: ReadonlyMap<string, string>,
) {
  const texts = named
    .map((name) => [name, row[name]] as const)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) =>
      ficheOf(name) === undefined
        ? (codeName(name, row, names) ?? told(name, value, row, desk))
        : (ownName(name, row, desk) ?? names.get(String(value)) ?? String(value)),
    )
  return texts.join(' · ')
}
