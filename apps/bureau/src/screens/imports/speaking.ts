// A finding in words. The service says it in French; the English words stand in `findings.en.ts`, loaded when they are shown.
import { useQuery } from '@tanstack/react-query'
import { useDesk } from '../../desk.ts'
import { refusalSentence } from '../../words/refusals.ts'

type Said = { readonly code: string; readonly message?: string; readonly details: unknown }
// Details that the words say already, or that stand beside them.
const SAID = new Set(['lu', 'raison', 'numero', 'explication', 'lettres', 'latin', 'proche', 'borne'])

/** Returns the words of a finding, or of the reason of a file that can not be read. */
export function useWordsOf({ code, message, details }: Said): string {
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
      const filled = reason?.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(named[name]))
      return [WORDS[code] ?? (await refusalSentence(code, langue)), filled].filter(Boolean).join(' ')
    },
  })
  return isFrench ? message : (asked.data ?? '')
}

/** Returns the text that was read; null if the details do not say it. */
export function readIn(details: unknown): string | null {
  const { lu } = detailsOf(details)
  return typeof lu === 'string' || typeof lu === 'number' ? String(lu) : null
}

/** Returns the details that the words of a finding do not say. */
export function otherDetails(details: unknown): object {
  return Object.fromEntries(Object.entries(detailsOf(details)).filter(([name]) => !SAID.has(name)))
}

const detailsOf = (details: unknown): Readonly<Record<string, unknown>> =>
  typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {}
