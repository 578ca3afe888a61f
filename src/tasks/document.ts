// `document`: draws the file of the document that the job names; `documents_terrain`: establishes, by the clock, what
// phones printed in the field. Both may be run again.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Frozen } from '../documents/layout.ts'
import { type Making, make } from '../documents/make.ts'

type Named = { organisation_id: string; document_id: string }

/** The handler of one document; what is drawn already is left as it is. */
export function document(pool: Pool, making: Making): Task {
  return async (payload) => {
    const named = payload as Named
    const frozen = await ask<Frozen | null>(pool, 'documents_a_dessiner', named)
    if (frozen === null) return
    const { sha256, taille_octets } = await make(making, frozen)
    await ask(pool, 'documents_dessine', { ...named, sha256, taille_octets })
  }
}

/** The handler that goes through all organizations; the trouble of one leaves the others alone. */
export function documentsTerrain(pool: Pool): Task {
  return async (_payload, { abortSignal }) => {
    const { rows } = await pool.query<{ ids: string }>('select v1.organisations_a_traiter()::text as ids')
    const failures: unknown[] = []
    for (const organisation_id of JSON.parse(rows[0]?.ids ?? '[]') as string[])
      await toItsEnd(pool, organisation_id, abortSignal).catch((error: unknown) => failures.push(error))
    abortSignal.throwIfAborted()
    if (failures.length > 0)
      throw new AggregateError(
        failures,
        `documents of ${failures.length} organizations failed: ${failures[0]}`,
      )
  }
}

async function toItsEnd(pool: Pool, organisation_id: string, signal: AbortSignal): Promise<void> {
  for (let isMore = true; isMore && !signal.aborted; )
    isMore = (await ask<{ reste: boolean }>(pool, 'documents_recueillir', { organisation_id })).reste
}

async function ask<T>(pool: Pool, name: string, requete: object): Promise<T> {
  const { rows } = await pool.query<{ reponse: string | null }>(
    `select v1.${name}($1::jsonb)::text as reponse`,
    [JSON.stringify(requete)],
  )
  return JSON.parse(rows[0]?.reponse || 'null') as T
}
