// The words of a language: all of them, or a file with most of them.
import type { FR } from './textesFr.ts'

/** The texts of a language, with placeholders in braces. */
export type Textes = { readonly [K in keyof typeof FR]: string }
/** The key of a text. */
export type Cle = keyof Textes

/** A language as a file of words: texts that it lacks are shown in another language. */
export type FichierDeMots = {
  readonly nom: string
  /** True if a speaker has reviewed the words; the application says so where the language is chosen. */
  readonly relu: boolean
  readonly repli: 'fr' | 'en'
  readonly group: string
  readonly decimal: string
  readonly textes: { readonly [K in Cle]?: string }
}
