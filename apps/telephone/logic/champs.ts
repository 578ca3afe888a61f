// The fields of a form: what an agent types or chooses, and how it is read. A form is a table of such fields, from the command's
// schema and the pack, so that twelve acts share one screen.
import type { PointGps } from '@sillon/telephone/releve'
import type { Contenu } from '@sillon/telephone/reseau'
import { readDay } from '@sillon/telephone/values/dates'
import { gramsOf, hundredthsOf, squareMetresOf, wholeOf } from './formats.ts'
import type { Cle } from './mots.ts'

/** One of several choices; `doute` is what the office will probably say about it. */
export type Option = { readonly valeur: string; readonly libelle: string; readonly doute?: string }

/** A kind of field. */
export type Genre =
  | 'texte'
  | 'long'
  | 'choix'
  | 'plusieurs'
  | 'entier'
  | 'kilos'
  | 'pourcent'
  | 'hectares'
  | 'jour'
  | 'oui_non'
  | 'photos'
  | 'parcours'

/** A field. Its label is a text of the application, or a text of the pack. */
export type Champ = {
  readonly cle: string
  readonly libelle: Cle | { readonly texte: string }
  readonly genre: Genre
  readonly requis?: boolean
  readonly max?: number
  readonly options?: readonly Option[]
}

/** A value as it was entered. */
export type Valeur = string | readonly string[] | boolean

/** The entered values; a draft of them is kept, without its photos. */
export type SaisieActe = {
  readonly valeurs: Readonly<Record<string, Valeur>>
  readonly photos: Readonly<Record<string, readonly Contenu[]>>
  readonly points: readonly PointGps[]
  readonly debut: string
}

/** Starts an act. */
export function newSaisieActe(debut: Date): SaisieActe {
  return { valeurs: {}, photos: {}, points: [], debut: debut.toISOString() }
}

/** Returns the text of a field, empty if there is none. */
export function texteDe({ valeurs }: Pick<SaisieActe, 'valeurs'>, cle: string): string {
  const valeur = valeurs[cle]
  return typeof valeur === 'string' ? valeur.trim() : ''
}

/** Returns the text of a field; null if it is empty. */
export function texteOuNul(saisie: Pick<SaisieActe, 'valeurs'>, cle: string): string | null {
  const texte = texteDe(saisie, cle)
  return texte === '' ? null : texte
}

/** Returns the chosen values of a field. */
export function choisisDe({ valeurs }: Pick<SaisieActe, 'valeurs'>, cle: string): readonly string[] {
  const valeur = valeurs[cle]
  return Array.isArray(valeur) ? (valeur as readonly string[]) : []
}

/** Returns what was typed in a field as its unit: grams, square metres, hundredths of a percent, a count; null if unreadable. */
export function nombreDe(saisie: Pick<SaisieActe, 'valeurs'>, cle: string, genre: Genre): number | null {
  return NUMBERS[genre]?.(texteDe(saisie, cle)) ?? null
}

const NUMBERS: Partial<Record<Genre, (typed: string) => number | null>> = {
  entier: wholeOf,
  kilos: gramsOf,
  pourcent: hundredthsOf,
  hectares: squareMetresOf,
}

/** Returns a typed day as `YYYY-MM-DD`; null if it is no day. */
export function jourDe(saisie: Pick<SaisieActe, 'valeurs'>, cle: string): string | null {
  const texte = texteDe(saisie, cle)
  const read = texte === '' ? null : readDay({ text: texte })
  return read !== null && 'value' in read ? String(read.value) : null
}

/** The reasons why a field keeps an act from being captured. */
export type Manque = { readonly champ: Champ; readonly raison: 'vide' | 'illisible' }

/** Returns the fields without which there is no command: required ones that are empty, and values that are no value. */
export function manquesDe(champs: readonly Champ[], saisie: SaisieActe): Manque[] {
  return champs.flatMap((champ): Manque[] => {
    if (isEmpty(champ, saisie)) return champ.requis === true ? [{ champ, raison: 'vide' }] : []
    return isReadable(champ, saisie) ? [] : [{ champ, raison: 'illisible' }]
  })
}

function isEmpty({ cle, genre }: Champ, saisie: SaisieActe): boolean {
  if (genre === 'parcours') return saisie.points.length === 0
  if (genre === 'photos') return (saisie.photos[cle]?.length ?? 0) === 0
  if (genre === 'plusieurs') return choisisDe(saisie, cle).length === 0
  if (genre === 'oui_non') return saisie.valeurs[cle] === undefined
  return texteDe(saisie, cle) === ''
}

function isReadable({ cle, genre, options }: Champ, saisie: SaisieActe): boolean {
  if (genre in NUMBERS) return nombreDe(saisie, cle, genre) !== null
  if (genre === 'jour') return jourDe(saisie, cle) !== null
  if (genre === 'choix') return options?.some(({ valeur }) => valeur === texteDe(saisie, cle)) === true
  return true
}
