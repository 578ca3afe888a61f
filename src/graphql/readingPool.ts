// Wraps the reading pool for PostGraphile: connection errors become refusals, so that they differ from bugs without a look at
// their messages.
import type { Pool, PoolClient, QueryConfig } from 'pg'
import { reach } from '../contract/errors.ts'
import { overrideMember } from '../database/overrideMember.ts'

/** Returns the pool; a missing or lost connection throws `service_indisponible`. */
export function readingPool(pool: Pool): Pool {
  const connect = async () => readingClient(await reach(pool.connect()))
  return overrideMember(pool, 'connect', connect)
}

// One proxy per connection: PostGraphile stores data about a connection on it.
const clients = new WeakMap<PoolClient, PoolClient>()

function readingClient(client: PoolClient): PoolClient {
  const known = clients.get(client)
  if (known !== undefined) return known
  // Sends statements without names, because behind a transaction pooler the next statement may run on another connection. Skips
  // `set` for the session, which would also apply to the connection's next user; the login already has `jit = off`.
  const query = (question: string | QueryConfig) => {
    const { name: _name, ...unnamed } = typeof question === 'string' ? { text: question } : question
    if (/^set (?!local )/i.test(unnamed.text)) return Promise.resolve({ rows: [] })
    return reach(client.query(unnamed))
  }
  const made = overrideMember(client, 'query', query)
  clients.set(client, made)
  return made
}
