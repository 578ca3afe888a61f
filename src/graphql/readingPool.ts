// The reading pool as PostGraphile gets it: whatever goes wrong between here and the database is said to be that, so that
// it is told from a bug without reading messages.
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { reach } from '../contract/errors.ts'
import { overriding } from '../database/overriding.ts'

/** The same pool; a connection that can not be had, or is lost, is `service_indisponible`. */
export function readingPool(pool: Pool): Pool {
  const connect = async () => readingClient(await reach(pool.connect()))
  return overriding(pool, 'connect', connect)
}

// One proxy a connection: PostGraphile keeps what it knows of a connection on it.
const clients = new WeakMap<PoolClient, PoolClient>()

function readingClient(client: PoolClient): PoolClient {
  const known = clients.get(client)
  if (known !== undefined) return known
  // Behind a pooler the next statement may run on another connection, which knows no statement by name; and whoever comes next
  // would meet what is set for the session: PostGraphile sets what `jit = off` of the login makes needless.
  const query = (question: string | QueryConfig) => {
    const { name: _name, ...unnamed } = typeof question === 'string' ? { text: question } : question
    if (/^set (?!local )/i.test(unnamed.text)) return Promise.resolve({ rows: [] })
    return reach(client.query(unnamed))
  }
  const made = overriding(client, 'query', query)
  clients.set(client, made)
  return made
}
