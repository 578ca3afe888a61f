import { useQuery } from '@tanstack/react-query'
import { useDesk, useWords } from '../../desk.ts'
import { namesOf } from '../../parts/names.ts'
import { useNames } from './queries.ts'
import { TEXTS } from './texts.ts'
import type { Speaker } from './values.ts'

/** How the values of something are said at this desk: in its language and time zone, records by their names. */
export function useSpeaker(of: unknown): Speaker {
  const say = useWords(TEXTS)
  const { langue, me } = useDesk()
  const names = useNames(of)
  return { langue, say, fuseau: me.organisation.fuseau_horaire, name: (id) => names.get(id)?.nom }
}

/** What the author of an entry is called; undefined to who may not read it. */
export function useAuthor(id: string | null): string | undefined {
  const desk = useDesk()
  const { data } = useQuery({
    queryKey: ['controles', 'auteur', id],
    enabled: id !== null,
    queryFn: async () => (await namesOf(desk, [{ utilisateurs: id }])).get(id ?? '') ?? null,
  })
  return data ?? undefined
}
