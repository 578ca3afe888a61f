// Nightly tasks. Each runs for one organization after the other, under the same row-level security as requests. A failure in one
// organization does not stop the others.
import type { Task } from 'graphile-worker'
import type { Pool } from 'pg'
import { listOrganisations } from '../database/callDoor.ts'
import { callLong } from './longTransaction.ts'

/** Makes the handler of one nightly task. `maintenant` is the scheduled time, also if the run is late. */
export function tacheNocturne(pool: Pool, tache: string): Task {
  return async (payload) => {
    const maintenant = scheduledTime(payload) ?? new Date().toISOString()
    await ofEach(pool, tache, (organisation_id) => runSteps(pool, { tache, organisation_id, maintenant }))
  }
}

/** Runs a task for each organization; throws at the end if any failed. */
export async function ofEach(
  pool: Pool,
  tache: string,
  run: (organisation_id: string) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  for (const organisation_id of await listOrganisations(pool))
    await run(organisation_id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `${tache} failed for ${failures.length} organizations`)
}

// Runs a long task in steps, each in its own transaction.
async function runSteps(pool: Pool, requete: object): Promise<void> {
  for (let reste = true; reste; ) {
    const done = await callLong<{ reste?: boolean }>(pool, 'tache_nocturne', requete)
    reste = done.reste ?? false
  }
}

function scheduledTime(payload: unknown): string | undefined {
  const cron = (payload as { _cron?: { ts?: string } } | null)?._cron
  return cron?.ts
}
