// Sends the body of a form, and reads a refusal: faults of members, a changed record, or a confirmation to give.
import { answered, Refused } from '@sillon/client/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../desk.ts'
import { keysOf } from '../act/intention.ts'
import type { Drafts, Faults } from './draft.ts'
import { type Base, keepKeys, readDraft } from './kept.ts'
import { askingFor, openPlaceholders } from './placeholders.ts'
import { loadWrites, refine, type Schema, type Write } from './schema.ts'

/** The values of the placeholders of a route's path. */
export type Params = Readonly<Record<string, string>>

type Result = { data?: unknown; error?: unknown; response: Response }
type Call = (path: string, init: unknown) => Promise<Result>

// Writes that begin with the values of another read: an emptied member is corrected too, and its product offers its attributes; the
// publisher's records are written whole, with the version that was read.
const CORRECTED: Readonly<Record<string, string>> = {
  editeur_catalogues_ecrire: '/v1/editeur/catalogues/referentiels/{code}',
  editeur_packs_ecrire: '/v1/editeur/packs/{code}/brouillon',
  expeditions_corriger: '/v1/expeditions/{id}',
  receptions_corriger: '/v1/receptions/{id}',
}

/** Reads a write of the contract, and for a change the record that it changes; `again` forgets both and reads them once more. */
export function useWrite(
  operation: string,
  params: Params,
  refined: Readonly<Record<string, Schema>> | undefined,
) {
  const { client } = useDesk()
  const queries = useQueryClient()
  const queryKey = ['formulaire', operation, params]
  const asked = useQuery({
    queryKey,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<{ write: Write; base: Base | null }> => {
      const contracted = (await loadWrites())[operation]
      if (contracted === undefined) throw new Error(`no write ${operation} in the contract`)
      const asked = openPlaceholders(contracted, params)
      const schema = askingFor(refine(contracted.schema, refined ?? {}), asked)
      const write = { ...contracted, schema }
      const isChange = write.method === 'PATCH'
      const path = isChange ? write.path : CORRECTED[operation]
      if (path === undefined || asked.length > 0) return { write, base: null }
      const get = client.GET as unknown as Call
      const read = await get(path, { params: { path: params }, signal })
      // A pack without a draft begins with an empty one.
      if (write.method === 'PUT' && read.response.status === 404) return { write, base: null }
      const record = answered(read) as Base['record']
      return { write, base: { record, etag: isChange ? read.response.headers.get('ETag') : null } }
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
  refused: (error: Error) => void,
) {
  const { client } = useDesk()
  const [keyed] = useState(() => keysOf(readDraft(place)?.keys, (keys) => keepKeys(place, keys)))
  return useMutation({
    mutationFn: async ({ body, etag }: { body: object; etag: string | null }) => {
      const call = client[write.method] as unknown as Call
      const headers = { ...keyed(body), ...(etag === null ? {} : { 'If-Match': etag }) }
      const named = openPlaceholders(write, params)
      const entries = Object.entries(body)
      const path = { ...params, ...Object.fromEntries(entries.filter(([name]) => named.includes(name))) }
      const sent = Object.fromEntries(entries.filter(([name]) => !named.includes(name)))
      return answered(await call(write.path, { params: { path }, headers, body: sent }))
    },
    onSuccess: done,
    onError: refused,
  })
}

/**
 * Returns the faults of members that a refusal names: by their pointers, or by their names in its details. Details also tell what
 * the service knows of members that the person left empty: these have no fault.
 */
export function faultsOf(error: unknown, { properties = {} }: Schema, drafts: Drafts): Faults {
  if (!(error instanceof Refused)) return {}
  const { details } = error
  if (Array.isArray(details))
    return Object.fromEntries(
      (details as readonly { chemin?: unknown; raison?: unknown }[]).map(({ chemin, raison }) => [
        String(chemin),
        String(raison).startsWith('must have required') ? 'requis' : 'refusee',
      ]),
    )
  const isFilled = (name: string) => Object.hasOwn(properties, name) && (drafts[name] ?? '') !== ''
  const named = Object.keys((details ?? {}) as object).filter(isFilled)
  return Object.fromEntries(named.map((name) => [`/${name}`, 'refusee']))
}

/** Returns the current record from a refusal that says that another person changed it. */
export function changedBase(error: unknown): Base | null {
  if (!(error instanceof Refused) || error.code !== 'fiche_changee') return null
  const { fiche, actuelle } = error.details as { fiche: Base['record']; actuelle: string }
  return { record: fiche, etag: actuelle }
}
