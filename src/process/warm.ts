// Prepares the plans of connections before they serve, so that no request waits for them.
import type { Pool } from 'pg'
import type { DatabaseConfig } from '../database/ownDatabase.ts'
import type { Holdings } from './holdings.ts'

/** Option to warm connections, on by default. */
export type Warming = { readonly warms?: boolean }

const FIRST = 'select v1.echauffer()'

/**
 * Opens the pool of the service. `warm` opens and warms all connections, and resolves when they are ready; each connection serves
 * as soon as it is warm.
 */
export function openWarm(
  held: Pick<Holdings, 'open'>,
  { databaseUrl, poolSize }: Pick<DatabaseConfig, 'databaseUrl' | 'poolSize'>,
  { warms = true }: Warming,
): { pool: Pool; warm(): Promise<void> } {
  const pool = held.open(databaseUrl, 'api', poolSize, warms ? FIRST : undefined)
  return { pool, warm: () => (warms ? openAll(pool) : Promise.resolve()) }
}

async function openAll(pool: Pool): Promise<void> {
  const openings = Array.from({ length: pool.options.max }, () => pool.connect())
  await Promise.allSettled(openings.map(async (opening) => (await opening).release()))
}
