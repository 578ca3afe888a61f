// Sends the body of a form, and reads the service's refusal: the faults of members, a changed record, a confirmation to give.
import { answered, Refused } from '@sillon/client/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDesk } from '../../desk.ts'
import { useKeys } from '../act/intention.ts'
import type { Faults } from './draft.ts'
import { loadWrites, type Schema, type Write } from './schema.ts'

/** A record as the service has it, and the tag of its version. */
export type Base = { readonly record: Readonly<Record<string, unknown>>; readonly etag: string | null }
/** The values of the placeholders of a route's path. */
export type Params = Readonly<Record<string, string>>

type Result = { data?: unknown; error?: unknown; response: Response }
type Call = (path: string, init: unknown) => Promise<Result>

/** Reads a write of the contract, and for a change the record that it changes. */
export function useWrite(operation: string, params: Params) {
  const { client } = useDesk()
  return useQuery({
    queryKey: ['formulaire', operation, params],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<{ write: Write; base: Base | null }> => {
      const write = (await loadWrites())[operation]
      if (write === undefined) throw new Error(`no write ${operation} in the contract`)
      if (write.method === 'POST') return { write, base: null }
      const get = client.GET as unknown as Call
      const read = await get(write.path, { params: { path: params }, signal })
      return {
        write,
        base: { record: answered(read) as Base['record'], etag: read.response.headers.get('ETag') },
      }
    },
  })
}

/** Sends bodies. The same body keeps its key until it succeeds, so that the service does the act once. */
export function useSending(
  { write, params }: { write: Write; params: Params },
  done: (answer: unknown) => void,
) {
  const { client } = useDesk()
  const queries = useQueryClient()
  const keyed = useKeys()
  return useMutation({
    mutationFn: async ({ body, etag }: { body: object; etag: string | null }) => {
      const call = client[write.method] as unknown as Call
      const headers = { ...keyed(body), ...(etag === null ? {} : { 'If-Match': etag }) }
      return answered(await call(write.path, { params: { path: params }, headers, body }))
    },
    onSuccess: done,
    // The record may have changed after it was shown: the screen reads its data again.
    onError: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'formulaire' }),
  })
}

/** Returns the faults of members that a refusal names: by their pointers, or by their names in its details. */
export function faultsOf(error: unknown, { properties = {} }: Schema): Faults {
  if (!(error instanceof Refused)) return {}
  const { details } = error
  if (Array.isArray(details))
    return Object.fromEntries(
      (details as readonly { chemin?: unknown; raison?: unknown }[]).map(({ chemin, raison }) => [
        String(chemin),
        String(raison).startsWith('must have required') ? 'requis' : 'refusee',
      ]),
    )
  const named = Object.keys((details ?? {}) as object).filter((name) => Object.hasOwn(properties, name))
  return Object.fromEntries(named.map((name) => [`/${name}`, 'refusee']))
}

/** Returns the record as it is now, where a refusal says that another person changed it. */
export function changedBase(error: unknown): Base | null {
  if (!(error instanceof Refused) || error.code !== 'fiche_changee') return null
  const { fiche, actuelle } = error.details as { fiche: Base['record']; actuelle: string }
  return { record: fiche, etag: actuelle }
}
