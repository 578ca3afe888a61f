import type { Pool, PoolClient } from 'pg'

/** A transaction that several calls share, on a connection of its own. */
export type HeldTransaction = {
  readonly client: PoolClient
  /** Ends the transaction and releases its connection, once. */
  close(): Promise<void>
}

/**
 * Begins the transaction by the statement `begin`; closing it runs the statement `end`. Drops a connection on which the end
 * fails.
 */
export async function holdTransaction(
  pool: Pool,
  begin: string,
  end: 'commit' | 'rollback',
): Promise<HeldTransaction> {
  const client = await pool.connect()
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    let lost: Error | undefined
    await client.query(end).catch((error: Error) => {
      lost = error
    })
    client.release(lost)
  }
  try {
    await client.query(begin)
  } catch (error) {
    await close()
    throw error
  }
  return { client, close }
}
