// What the application says, in the languages of its agents: every sentence stands here once, by a key that both languages have.
import { EN } from './textesEn.ts'
import { FR } from './textesFr.ts'

/** A language of the application. */
export type Langue = 'fr' | 'en'
/** The sentences of a language; what is in braces is filled in. */
export type Textes = { readonly [K in keyof typeof FR]: string }
/** A sentence by its key. */
export type Cle = keyof Textes

const LANGUES: Record<Langue, Textes> = { fr: FR, en: EN }

/** Says a sentence. */
export type Dire = (cle: Cle, valeurs?: Readonly<Record<string, string | number>>) => string

/** Says sentences in that language. */
export function speaking(langue: Langue): Dire {
  return (cle, valeurs = {}) =>
    LANGUES[langue][cle].replace(/\{(\w+)\}/g, (_, name: string) => String(valeurs[name] ?? ''))
}

/** The language that a phone asks for first, of those that there are; French where it asks for none of them. */
export function chosenLangue(wanted: readonly (string | null)[]): Langue {
  const known = wanted.map((one) => one?.slice(0, 2).toLowerCase())
  return known.find((one): one is Langue => one === 'fr' || one === 'en') ?? 'fr'
}

/** What a code of the service or of the phone means to an agent: its sentence, or one that names the code. */
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
