// How the task of a dossier asks the database: one function of schema v1, in a transaction of its own.
import type { Pool } from 'pg'

/** The dossier that a job names. */
export type Named = { readonly organisation_id: string; readonly dossier_id: string }

/** Calls a function of schema v1 that is the background tasks' own. */
export type Door = <T = unknown>(name: string, requete: object) => Promise<T>

/** The door on a pool that acts as `api`. */
export function doorOf(pool: Pick<Pool, 'query'>): Door {
  return async <T>(name: string, requete: object) => {
    const text = `select v1.${name}($1::jsonb)::text as reponse`
    const { rows } = await pool.query<{ reponse: string | null }>(text, [JSON.stringify(requete)])
    return JSON.parse(rows[0]?.reponse || 'null') as T
  }
}
