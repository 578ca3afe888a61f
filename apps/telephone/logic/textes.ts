// The texts of the application in the languages of its agents. Each text has one key, which both languages share.
import { EN } from './textesEn.ts'
import { FR } from './textesFr.ts'

/** A language of the application. */
export type Langue = 'fr' | 'en'
/** The texts of a language, with placeholders in braces. */
export type Textes = { readonly [K in keyof typeof FR]: string }
/** The key of a text. */
export type Cle = keyof Textes

const LANGUES: Record<Langue, Textes> = { fr: FR, en: EN }

/** Returns a text with its placeholders filled in. */
export type Dire = (cle: Cle, valeurs?: Readonly<Record<string, string | number>>) => string

/** Makes the function that returns texts of a language. */
export function speaking(langue: Langue): Dire {
  return (cle, valeurs = {}) =>
    LANGUES[langue][cle].replace(/\{(\w+)\}/g, (_, name: string) => String(valeurs[name] ?? ''))
}

/** Returns the first language of the phone that the application has; French if it has none of them. */
export function chosenLangue(wanted: readonly (string | null)[]): Langue {
  const known = wanted.map((one) => one?.slice(0, 2).toLowerCase())
  return known.find((one): one is Langue => one === 'fr' || one === 'en') ?? 'fr'
}

/** Returns the text for a code of the service or of the phone, or a general text with the code. */
export function sentenceOf(
  dire: Dire,
  genre: 'motif' | 'alerte' | 'erreur' | 'fichier',
  code: string,
): string {
  const cle = `${genre}_${code}`
  return isCle(cle) ? dire(cle) : dire(`${genre}_autre`, { code })
}

function isCle(cle: string): cle is Cle {
  return cle in FR
}
