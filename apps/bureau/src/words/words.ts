// Texts in French and English. Each screen has one table per language; the French table defines the keys, and the English one
// must have the same. A text is an ICU message: `{n, plural, one {# lot} other {# lots}}`.
import { IntlMessageFormat } from 'intl-messageformat'

/** A language of the workbench. */
export type Language = 'fr' | 'en'

/** Texts by their keys. */
export type Texts = Readonly<Record<string, string>>

/** The same texts in both languages. */
export type Bilingual<Keys extends string = string> = Readonly<
  Record<Language, Readonly<Record<Keys, string>>>
>

/** Values of the placeholders of a text. */
export type Values = Readonly<Record<string, string | number | Date | null | undefined>>

/** Returns the text of a key. */
export type Say<Keys extends string = string> = (key: Keys, values?: Values) => string

const PLACE = 'sillon.langue'
const read = new Map<string, IntlMessageFormat>()

/** Returns the texts in a language. */
export function saying<Keys extends string>(texts: Bilingual<Keys>, langue: Language): Say<Keys> {
  return (key, values) => {
    const text = texts[langue][key]
    if (values === undefined && !text.includes('{')) return text
    const place = `${langue} ${text}`
    const message = read.get(place) ?? new IntlMessageFormat(text, langue)
    read.set(place, message)
    return String(message.format(values as Record<string, string | number | Date>))
  }
}

/** Returns the language chosen in this browser; otherwise the first of the browser's languages that the workbench supports. */
export function languageHere(): Language {
  const chosen = remembered()
  if (chosen === 'fr' || chosen === 'en') return chosen
  const first = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one === 'fr' || one === 'en')
  return first === 'en' ? 'en' : 'fr'
}

/** Stores the chosen language in this browser. */
export function rememberLanguage(langue: Language): void {
  try {
    localStorage.setItem(PLACE, langue)
  } catch {
    // Without storage the choice is lost.
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(PLACE)
  } catch {
    return null
  }
}
