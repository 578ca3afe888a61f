// The memory of the service and of its connections while batches are processed: after warm-up it must not grow.
import { MAX_BATCH } from '@sillon/telephone/contract'
import type { Lifetime } from '../../src/process/lifetime.ts'
import { memoryOf } from './accounting.ts'
import { sendAll } from './phones.ts'
import { progress } from './progress.ts'
import { onDatabase, type Season } from './season.ts'
import type { Collected } from './serviceProcess.ts'

const DEVICES = 8
const STEPS = 5

/**
 * Megabytes after a number of batches: resident memory of the service, its heap after a garbage collection, and the memory of its
 * connections, with their number.
 */
export type Memory = { batches: number; service: number; heap: number; connections: number; count: number }

/** Sends this number of batches and measures at intervals. */
export async function watchMemory(
  { phones }: Season,
  { batches, adminUrl, service }: { batches: number; adminUrl: string; service: Collected },
  { ending }: Lifetime,
): Promise<Memory[]> {
  const found: Memory[] = [await look(0, adminUrl, service)]
  const count = Math.ceil(batches / STEPS / DEVICES)
  for (let step = 1; step <= STEPS; step++) {
    progress(`memory: ${step * count * DEVICES} of ${STEPS * count * DEVICES} batches`)
    await sendAll(phones.slice(0, DEVICES), { count, size: MAX_BATCH }, ending, () => undefined)
    found.push(await look(step * count * DEVICES, adminUrl, service))
  }
  return found
}

async function look(batches: number, adminUrl: string, { pid, heap }: Collected): Promise<Memory> {
  const { rows } = await onDatabase(adminUrl, (client) => client.query<{ pid: number }>(CONNECTIONS))
  const connections = rows.reduce((sum, row) => sum + memoryOf(row.pid), 0)
  // Reads the kernel's figure first, because reading the others frees memory.
  const service = memoryOf(pid)
  return { batches, service, heap: await heap(), connections, count: rows.length }
}

const CONNECTIONS = `select pid from pg_stat_activity
  where datname = current_database() and usename in ('api', 'lecture', 'taches', 'connexion')`
