// The texts of the application in the languages of its agents. Each text has one key, which both languages share.
import type { Cle, FichierDeMots, Textes } from './mots.ts'
import { EN } from './textesEn.ts'
import { FR } from './textesFr.ts'
import { SW } from './textesSw.ts'

/** A language of the application. */
export type Langue = 'fr' | 'en' | 'sw'
const FILES: Readonly<Record<Exclude<Langue, 'fr' | 'en'>, FichierDeMots>> = { sw: SW }
const LANGUES: Record<Langue, Textes> = { fr: FR, en: EN, sw: worded(SW) }

function worded({ repli, textes }: FichierDeMots): Textes {
  return { ...(repli === 'fr' ? FR : EN), ...textes }
}

/** The separators of numbers. */
export const FORMATS: Readonly<Record<Langue, { readonly group: string; readonly decimal: string }>> = {
  fr: { group: '\u202f', decimal: ',' },
  en: { group: ',', decimal: '.' },
  sw: SW,
}

/** Returns true if no speaker has reviewed the words of a language. */
export function isUnreviewed(langue: Langue): boolean {
  return langue !== 'fr' && langue !== 'en' && !FILES[langue].relu
}

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
  return known.find((one): one is Langue => one !== undefined && one in LANGUES) ?? 'fr'
}

/** Returns the text for a code of the service or of the phone, or a general text with the code. */
export function sentenceOf(
  dire: Dire,
  genre: 'motif' | 'alerte' | 'erreur' | 'fichier' | 'doute' | 'manque' | 'acte',
  code: string,
): string {
  const cle = `${genre}_${code.replace('.', '_')}`
  if (genre === 'doute' && !isCle(cle)) return sentenceOf(dire, 'motif', code)
  return isCle(cle) ? dire(cle) : dire(`${genre}_autre`, { code })
}

function isCle(cle: string): cle is Cle {
  return cle in FR
}
