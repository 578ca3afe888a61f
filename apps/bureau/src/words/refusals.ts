// Sentences for refusal codes, loaded with the first refusal. The English ones are from the contract.
import type { Language } from './words.ts'

const TABLES: Record<Language, () => Promise<(code: string) => string | undefined>> = {
  fr: async () => {
    const { default: table } = await import('./refusals.fr.json')
    return (code) => (table as Record<string, string>)[code]
  },
  en: async () => {
    const { default: table } = await import('../../../../schemas/erreurs.json')
    return (code) => (table as Record<string, { description: string }>)[code]?.description
  },
}

/** Returns the sentence for a code; returns the code itself if this page does not know it (a newer service). */
export async function refusalSentence(code: string, langue: Language): Promise<string> {
  return (await TABLES[langue]())(code) ?? code
}
