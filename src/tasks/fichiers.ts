// `fichiers`: checks the expected files of every organization. It records files that arrived without a confirmation, and removes
// files that do not match their announcement.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { callDoor, listOrganisations } from '../database/callDoor.ts'
import type { Found, ObjectStore } from '../objects/port.ts'

type Awaited = { fichier_id: string; cle: string; taille_octets: number }
type Finding = { organisation_id: string; fichier_id: string; cle: string; trouve: Found | null }

// Number of failures in a row after which the store itself counts as down: each check may have waited for a timeout, and the next
// job checks all files again.
const IN_A_ROW = 5

/**
 * Makes the handler. A failed file does not stop the others; at the end the job fails, so that the queue retries it. If the store
 * is down, the handler stops at the first file.
 */
export function fichiers(pool: Pool, objects: Pick<ObjectStore, 'inspect' | 'remove'>): Task {
  const verify = async (organisation_id: string, { fichier_id, cle, taille_octets }: Awaited) => {
    const trouve = await objects.inspect(cle, taille_octets)
    const finding: Finding = { organisation_id, fichier_id, cle, trouve }
    const { issue } = await callDoor<{ issue: string }>(pool, 'fichiers_verifier', finding)
    if (issue === 'different') await objects.remove(cle)
  }
  return async () => {
    const failures: unknown[] = []
    let inARow = 0
    for (const organisation_id of await listOrganisations(pool)) {
      for (const awaited of await callDoor<Awaited[]>(pool, 'fichiers_a_verifier', { organisation_id })) {
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
