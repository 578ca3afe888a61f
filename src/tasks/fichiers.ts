// `fichiers`: looks for the files that are awaited, in every organization: what arrived without anybody confirming it is
// found, and what is not the file that was announced is removed.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Found, ObjectStore } from '../objects/port.ts'

type Awaited = { fichier_id: string; cle: string; taille_octets: number }
type Finding = { organisation_id: string; fichier_id: string; cle: string; trouve: Found | null }

// So many in a row are no trouble of a file: each may have been waited for, and the next job looks for them all.
const IN_A_ROW = 5

/**
 * The handler; the trouble of one file leaves the others alone, then the job fails so that the queue tries again. A store
 * that is away is not asked for every one.
 */
export function fichiers(pool: Pool, objects: Pick<ObjectStore, 'inspect' | 'remove'>): Task {
  const ask = async <T>(name: string, requete: object): Promise<T> => {
    const text = `select v1.${name}($1::jsonb)::text as reponse`
    const { rows } = await pool.query<{ reponse: string }>(text, [JSON.stringify(requete)])
    return JSON.parse(rows[0]?.reponse ?? 'null') as T
  }
  const verify = async (organisation_id: string, { fichier_id, cle, taille_octets }: Awaited) => {
    const trouve = await objects.inspect(cle, taille_octets)
    const finding: Finding = { organisation_id, fichier_id, cle, trouve }
    const { issue } = await ask<{ issue: string }>('fichiers_verifier', finding)
    if (issue === 'different') await objects.remove(cle)
  }
  return async () => {
    const { rows } = await pool.query<{ ids: string }>('select v1.organisations_a_traiter()::text as ids')
    const failures: unknown[] = []
    let inARow = 0
    for (const organisation_id of JSON.parse(rows[0]?.ids ?? '[]') as string[]) {
      for (const awaited of await ask<Awaited[]>('fichiers_a_verifier', { organisation_id })) {
        if (inARow === IN_A_ROW) break
        const failure = await verify(organisation_id, awaited).catch((error: unknown) => error ?? 'unknown')
        inARow = failure === undefined ? 0 : inARow + 1
        if (failure !== undefined) failures.push(failure)
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} files could not be looked for: ${failures[0]}`)
  }
}
