// What the service refuses with, in sentences; read when the first one is needed.
import type { Language } from './words.ts'

const TABLES = {
  fr: () => import('./refusals.fr.ts').then(({ REFUSALS }) => REFUSALS),
  en: () => import('./refusals.en.ts').then(({ REFUSALS }) => REFUSALS),
}

/** The sentence of a code; the code itself where a newer service has one that is not known here. */
export async function refusalSentence(code: string, langue: Language): Promise<string> {
  const table: Readonly<Record<string, string>> = await TABLES[langue]()
  return table[code] ?? code
}
