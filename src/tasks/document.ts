// `document`: draws the file of the document that the job names. It may run again.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Frozen } from '../documents/layout.ts'
import { type DrawingTools, make, settle } from '../documents/make.ts'

type Named = { organisation_id: string; document_id: string }

/** Makes the handler of one document. A drawn document stays as it is. */
export function document(pool: Pool, making: DrawingTools): Task {
  return async (payload) => {
    const named = payload as Named
    const frozen = await ask<Frozen | null>(pool, 'documents_a_dessiner', named)
    if (frozen === null) return
    const file = await make(making, frozen)
    const { sha256, taille_octets } = file
    const written = { ...named, sha256, taille_octets }
    const { tenu } = await ask<{ tenu: boolean }>(pool, 'documents_dessine', written)
    await settle(making, file, tenu)
  }
}

async function ask<T>(pool: Pool, name: string, requete: object): Promise<T> {
  const { rows } = await pool.query<{ reponse: string | null }>(
    `select v1.${name}($1::jsonb)::text as reponse`,
    [JSON.stringify(requete)],
  )
  return JSON.parse(rows[0]?.reponse || 'null') as T
}
