// `ranger_taches`: cleans the queue every night, and logs the jobs that failed for good.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { callDoor } from '../database/callDoor.ts'

/** Log of failed jobs. */
export type FailureLog = { warn(details: object, message: string): void }

type Failed = { tache: string; nombre: number; depuis: string; erreur: string | null }

/** Makes the handler. */
export function rangerTaches(pool: Pool, log: FailureLog): Task {
  return async () => {
    for (const failed of await callDoor<Failed[]>(pool, 'taches_ranger'))
      log.warn(failed, 'background jobs failed for good; they are kept for thirty days')
  }
}
