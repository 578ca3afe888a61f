// Writes a finding as text. The service sends it in French; the English texts are in `findings.en.ts`, which is loaded when
// needed.
import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../../desk.ts'
import { refusalSentence } from '../../words/refusals.ts'
import type { Language } from '../../words/words.ts'
import type { Model } from './queries.ts'

type Said = { readonly code: string; readonly message?: string; readonly details: unknown }
// Details that are left out: the text already contains them, the page shows them next to it, or they come from a validator.
const SAID = new Set(
  [
    'lu texte raison numero explication lettres latin proche borne colonne colonnes',
    'limit comparison pattern format type allowedValue allowedValues missingProperty multipleOf',
  ].flatMap((names) => names.split(' ')),
)

/** Returns the text of a finding, or of the reason why a file can not be read. */
export function useWordsOf({ code, message, details }: Said, model: Model): string {
  const { langue } = useDesk()
  const isFrench = langue === 'fr' && message !== undefined
  const asked = useQuery({
    queryKey: ['imports', 'mots', code, langue, details],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isFrench,
    queryFn: async () => {
      if (langue === 'fr') return refusalSentence(code, langue)
      const { WORDS, REASONS } = await import('./findings.en.ts')
      const named = detailsOf(details)
      const reason = typeof named.raison === 'string' ? REASONS[named.raison] : undefined
      const filled = reason?.replaceAll(/\{(\w+)\}/g, (_, name: string) => wordIn(String(named[name]), model))
      return [WORDS[code] ?? (await refusalSentence(code, langue)), filled].filter(Boolean).join(' ')
    },
  })
  return isFrench ? message : (asked.data ?? '')
}

// The service gives columns by code or by French name, and explains them in French.
function wordIn(text: string, { colonnes }: Model): string {
  for (const { code, noms, explication } of colonnes) {
    if (code === text || noms.fr === text) return noms.en
    if (explication.fr === text) return explication.en
  }
  return text
}

/** Returns the names of the columns in the details of an unreadable file. */
export function columnsIn(details: unknown, model: Model, langue: Language): string[] {
  const { colonne, colonnes } = detailsOf(details)
  const codes = Array.isArray(colonnes) ? colonnes : [colonne]
  return codes
    .filter((code) => typeof code === 'string')
    .map((code) => model.colonnes.find((one) => one.code === code)?.noms[langue] ?? code)
}

/** Returns the text that the service read in the cell; null if the details do not contain it. */
export function readIn(details: unknown): string | null {
  const { lu } = detailsOf(details)
  return typeof lu === 'string' || typeof lu === 'number' ? String(lu) : null
}

/** Returns the details that the text of a finding does not contain. */
export function otherDetails(details: unknown): object {
  const all = detailsOf(details)
  // Leaves out a kind of record without an id: it only repeats the kind that the column expects.
  const isTold = (name: string) => !SAID.has(name) && (name !== 'entite' || 'id' in all)
  return Object.fromEntries(Object.entries(all).filter(([name]) => isTold(name)))
}

const detailsOf = (details: unknown): Readonly<Record<string, unknown>> =>
  typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {}
