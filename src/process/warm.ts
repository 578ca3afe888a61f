// Prepares the plans of connections before they serve, so that no request waits for them.
import type { Pool } from 'pg'
import type { DatabaseConfig } from '../database/ownDatabase.ts'
import type { Holdings } from './holdings.ts'

/** Option to warm connections, on by default. */
export type Warming = { readonly warms?: boolean }

const FIRST = 'select v1.echauffer()'

/** Opens the pool of the service. `ready` resolves when all its connections are warm. */
export function openWarm(
  held: Pick<Holdings, 'open'>,
  { databaseUrl, poolSize }: Pick<DatabaseConfig, 'databaseUrl' | 'poolSize'>,
  { warms = true }: Warming,
): { pool: Pool; ready(): Promise<void> } {
  const pool = held.open(databaseUrl, 'api', poolSize, warms ? FIRST : undefined)
  return { pool, ready: () => (warms ? openAll(pool) : Promise.resolve()) }
}

async function openAll(pool: Pool): Promise<void> {
  const opened = await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.connect()))
  for (const each of opened) if (each.status === 'fulfilled') each.value.release()
}
