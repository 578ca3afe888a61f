// The replica that a service reads from, where one is named; without, the primary is read and nothing is asked more.
import type { Pool } from 'pg'
import type { DatabaseConfig } from '../database/ownDatabase.ts'
import { followReplica, type Replica } from '../database/replica.ts'
import type { Holdings } from './holdings.ts'

/** A replica, and the connections on which `api` calls the doors there. */
export type ReadReplica = Replica & { readonly pool: Pool }

// They are kept, and statements under their names.
const FIRST = ''

/** Opens it. One that is away fails nothing: it is read from once it is there. */
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
