// `document`: draws the file of the document that the job names. It may run again.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { callDoor } from '../database/callDoor.ts'
import type { Frozen } from '../documents/layout.ts'
import { type DrawingTools, make, settle } from '../documents/make.ts'

type Named = { organisation_id: string; document_id: string }

/** Makes the handler for one document. A document that is already drawn does not change. */
export function document(pool: Pool, making: DrawingTools): Task {
  return async (payload) => {
    const named = payload as Named
    const frozen = await callDoor<Frozen | null>(pool, 'documents_a_dessiner', named)
    if (frozen === null) return
    const file = await make(making, frozen)
    const { sha256, taille_octets } = file
    const written = { ...named, sha256, taille_octets }
    const { tenu } = await callDoor<{ tenu: boolean }>(pool, 'documents_dessine', written)
    await settle(making, file, tenu)
  }
}
