import { useDesk, useWords } from '../../desk.ts'
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
