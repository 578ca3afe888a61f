// Sends the body of a form, and reads a refusal: faults of members, a changed record, or a confirmation to give.
import { answered, Refused } from '@sillon/client/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../desk.ts'
import { keysOf } from '../act/intention.ts'
import type { Faults } from './draft.ts'
import { type Base, keepKeys, readDraft } from './kept.ts'
import { loadWrites, type Schema, type Write } from './schema.ts'

/** The values of the placeholders of a route's path. */
export type Params = Readonly<Record<string, string>>

type Result = { data?: unknown; error?: unknown; response: Response }
type Call = (path: string, init: unknown) => Promise<Result>

// Correction forms that start with the record's values, so that an emptied member is corrected too. The product in them offers
// its attributes.
const CORRECTED: Readonly<Record<string, string>> = {
  expeditions_corriger: '/v1/expeditions/{id}',
  receptions_corriger: '/v1/receptions/{id}',
}

/** Reads a write of the contract and, for a change, the record that it changes; `again` reads both once more. */
export function useWrite(operation: string, params: Params) {
  const { client } = useDesk()
  const queries = useQueryClient()
  const queryKey = ['formulaire', operation, params]
  const asked = useQuery({
    queryKey,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<{ write: Write; base: Base | null }> => {
      const write = (await loadWrites())[operation]
      if (write === undefined) throw new Error(`no write ${operation} in the contract`)
      const isPost = write.method === 'POST'
      const path = isPost ? CORRECTED[operation] : write.path
      if (path === undefined) return { write, base: null }
      const get = client.GET as unknown as Call
      const read = await get(path, { params: { path: params }, signal })
      const record = answered(read) as Base['record']
      return { write, base: { record, etag: isPost ? null : read.response.headers.get('ETag') } }
    },
  })
  return { asked, again: () => void queries.resetQueries({ queryKey }) }
}

/**
 * Sends bodies. The same body keeps its idempotency key, stored with the draft, until it succeeds: the service does the act once.
 */
export function useSending(
  { write, params, place }: { write: Write; params: Params; place: string },
  done: (answer: unknown) => void,
) {
  const { client } = useDesk()
  const queries = useQueryClient()
  const [keyed] = useState(() => keysOf(readDraft(place)?.keys, (keys) => keepKeys(place, keys)))
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

/** Returns the faults of members in a refusal, found by JSON pointer or by member name in its details. */
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

/** Returns the current record from a refusal that says that another person changed it. */
export function changedBase(error: unknown): Base | null {
  if (!(error instanceof Refused) || error.code !== 'fiche_changee') return null
  const { fiche, actuelle } = error.details as { fiche: Base['record']; actuelle: string }
  return { record: fiche, etag: actuelle }
}
