// Requests of the permissions of a person on a day.
import { answered } from '@sillon/client/client'
import { useQuery } from '@tanstack/react-query'
import { type Desk, useDesk } from '../../desk.ts'
import { readNamesOf } from '../../parts/fiche/names.ts'
import { readPages } from '../../parts/list/pages.ts'
import { instantAt } from '../../words/figures.ts'
import { type Assignments, heldAt } from './held.ts'

/** Reads the sets that a person held at the end of a day, each in the version of then. */
export function useHeld(utilisateur_id: string, day: string) {
  const desk = useDesk()
  return useQuery({
    queryKey: ['droits', utilisateur_id, day],
    queryFn: async ({ signal }) => {
      const { client, me } = desk
      const [account, assignments] = await Promise.all([
        client
          .GET('/v1/utilisateurs/{id}', { params: { path: { id: utilisateur_id } }, signal })
          .then(answered),
        readAssignments(desk, utilisateur_id, signal),
      ])
      const end = instantAt(`${day}T23:59`, me.organisation.fuseau_horaire) ?? `${day}T23:59:59Z`
      const sets = await Promise.all(
        [...new Set(assignments.map(({ ensemble }) => ensemble.id))].map(async (id) =>
          answered(await client.GET('/v1/ensembles-permissions/{id}', { params: { path: { id } }, signal })),
        ),
      )
      const held = heldAt(assignments, sets, end)
      const authors = new Set(held.flatMap(({ assignment }) => assignment.attribue_par ?? []))
      return { account, held, names: await readNamesOf(desk, new Map([['utilisateur', authors]])) }
    },
  })
}

async function readAssignments({ client }: Desk, id: string, signal: AbortSignal) {
  const { rows } = await readPages(
    async (query): Promise<Assignments> =>
      answered(
        await client.GET('/v1/utilisateurs/{id}/attributions', {
          params: { path: { id }, query },
          signal,
        }),
      ),
    ({ attributions }) => attributions,
  )
  return rows
}
