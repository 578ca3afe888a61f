// Calls the database for the task of a dossier: one function of schema v1 per transaction.
import type { Pool } from 'pg'
import { callDoor } from '../database/callDoor.ts'

/** The dossier of a job. */
export type DossierKey = { readonly organisation_id: string; readonly dossier_id: string }

/** Calls a function of schema v1 that is reserved for background tasks. */
export type Door = <T = unknown>(name: string, requete: object) => Promise<T>

/** Returns a function that calls functions of schema v1 on a pool; the pool has the role `api`. */
export function doorOf(pool: Pick<Pool, 'query'>): Door {
  return (name, requete) => callDoor(pool, name, requete)
}
