// Opens the read replica that the settings name. Without one, all reads go to the primary at no extra cost.
import type { Pool } from 'pg'
import type { DatabaseConfig } from '../database/ownDatabase.ts'
import { followReplica, type Replica } from '../database/replica.ts'
import type { Holdings } from './holdings.ts'

/** A replica, with the pool on which `api` calls its functions. */
export type ReadReplica = Replica & { readonly pool: Pool }

// An empty first statement: it makes connections persistent, with prepared statements.
const FIRST = ''

/** Opens the replica. An unreachable one causes no error: reads use it once it is there. */
export async function openReplica(
  held: Pick<Holdings, 'open' | 'log' | 'closers'>,
  config: Pick<
    DatabaseConfig,
    'databaseReplicaUrl' | 'databaseReplicaReadUrl' | 'poolSize' | 'replicaPatienceMs'
  >,
  primary: Pool,
): Promise<ReadReplica | null> {
  const { databaseReplicaUrl: address, databaseReplicaReadUrl: reads, poolSize } = config
  const { replicaPatienceMs: patienceMs } = config
  if (address === undefined) return null
  const pool = held.open(address, 'api', poolSize, FIRST)
  const replica = held.open(address, 'api', 1, FIRST)
  const { host, searchParams } = new URL(address)
  const server = decodeURIComponent(host || (searchParams.get('host') ?? ''))
  const others = reads === undefined ? [] : [held.open(reads, 'lecture', 1, FIRST)]
  const followed = await followReplica({ primary, replica, others, server, patienceMs, log: held.log })
  held.closers.push(async () => followed.close())
  return { ...followed, pool }
}
