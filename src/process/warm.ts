// Connections that have made their plans before they serve: nobody waits for what the first command of each costs.
import type { Pool } from 'pg'
import type { DatabaseConfig } from '../database/ownDatabase.ts'
import type { Holdings } from './holdings.ts'

/** Whether the service warms its connections, as it does where nothing else is said. */
export type Warming = { readonly warms?: boolean }

const FIRST = 'select v1.echauffer()'

/** The service's pool, and what waits until all its connections are warm. */
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
