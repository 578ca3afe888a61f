// `ranger_taches`: cleans the queue every night, and logs the jobs that failed for good.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'

/** Log of failed jobs. */
export type FailureLog = { warn(details: object, message: string): void }

type Failed = { tache: string; nombre: number; depuis: string; erreur: string | null }

/** Makes the handler. */
export function rangerTaches(pool: Pool, log: FailureLog): Task {
  return async () => {
    const text = `select v1.taches_ranger('{}')::text as reponse`
    const { rows } = await pool.query<{ reponse: string }>(text)
    for (const failed of JSON.parse(rows[0]?.reponse ?? '[]') as Failed[])
      log.warn(failed, 'background jobs failed for good; they are kept for thirty days')
  }
}
