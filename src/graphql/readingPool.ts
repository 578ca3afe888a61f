// The reading pool as PostGraphile gets it: whatever goes wrong between here and the database is said to be that, so that
// it is told from a bug without reading messages.
import type { Pool, PoolClient } from 'pg'
import { reach } from '../errors.ts'

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
  const query = (...question: unknown[]) =>
    reach(Reflect.apply(client.query, client, question) as unknown as Promise<unknown>)
  const made = overriding(client, 'query', query)
  clients.set(client, made)
  return made
}

function overriding<T extends object>(object: T, name: keyof T, replacement: unknown): T {
  return new Proxy(object, {
    get(target, key) {
      if (key === name) return replacement
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
