import { useQuery } from '@tanstack/react-query'
import { useDesk, useWords } from '../../desk.ts'
import { namesOf } from '../../parts/names.ts'
import { useNames } from './queries.ts'
import { TEXTS } from './texts.ts'
import type { Speaker } from './values.ts'

/** The context for formatting the values of a finding: language, time zone, and names of records. */
export function useSpeaker(of: unknown): Speaker {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const names = useNames(of)
  return { langue, say, fuseau: me.organisation.fuseau_horaire, name: (id) => names.get(id)?.nom }
}

/** Returns the name of the payload's author; undefined if the person may not read it. */
export function useAuthor(id: string | null): string | undefined {
  const desk = useDesk()
  const { data } = useQuery({
    queryKey: ['controles', 'auteur', id],
    enabled: id !== null,
    queryFn: async () => (await namesOf(desk, [{ utilisateurs: id }])).get(id ?? '') ?? null,
  })
  return data ?? undefined
}
