import type { Pool, PoolClient } from 'pg'

type Row = { readonly reponse: string | null }

/** Calls a function of schema v1 that the service itself needs (tasks, keys, the log), and returns its JSON. */
export async function callDoor<T>(
  on: Pick<Pool | PoolClient, 'query'>,
  name: string,
  requete: object = {},
): Promise<T> {
  const text = `select v1.${name}($1::jsonb)::text as reponse`
  const { rows } = await on.query<Row>(text, [JSON.stringify(requete)])
  return JSON.parse(rows[0]?.reponse || 'null') as T
}

/** The organizations that tasks work for, by id. */
export async function listOrganisations(pool: Pick<Pool, 'query'>): Promise<readonly string[]> {
  const { rows } = await pool.query<Row>('select v1.organisations_a_traiter()::text as reponse')
  return JSON.parse(rows[0]?.reponse ?? '[]') as readonly string[]
}
