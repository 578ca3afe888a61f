import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Where the embedded provider keeps its grants and refresh tokens. */
export type SessionStore = {
  adapter(model: string): Adapter
  revokeAccount(sujet: string): void
}

type Entry = { payload: AdapterPayload; expiresAt: number }

const PRUNE_EVERY = 1000
const done = Promise.resolve()

/** Sessions in memory: they end with the process, and the agents sign in again. */
export function sessionsInMemory(now: () => number = Date.now): SessionStore {
  const entries = new Map<string, Entry>()
  let writes = 0

  const removeWhere = (isGone: (entry: Entry) => boolean) => {
    for (const [key, entry] of entries) if (isGone(entry)) entries.delete(key)
  }
  const live = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key)
    return entry !== undefined && entry.expiresAt > now() ? entry.payload : undefined
  }

  return {
    adapter(model) {
      const keyOf = (id: string) => `${model}:${id}`
      return {
        upsert(id, payload, expiresIn) {
          writes += 1
          if (writes % PRUNE_EVERY === 0) removeWhere(({ expiresAt }) => expiresAt <= now())
          const expiresAt = expiresIn === undefined ? Number.POSITIVE_INFINITY : now() + expiresIn * 1000
          entries.set(keyOf(id), { payload, expiresAt })
          return done
        },
        find: (id) => Promise.resolve(live(keyOf(id))),
        // No flow that looks a session up by these is served.
        findByUserCode: () => done,
        findByUid: () => done,
        consume(id) {
          const payload = live(keyOf(id))
          if (payload !== undefined) payload.consumed = Math.floor(now() / 1000)
          return done
        },
        destroy(id) {
          entries.delete(keyOf(id))
          return done
        },
        revokeByGrantId(grantId) {
          removeWhere(({ payload }) => payload.grantId === grantId)
          return done
        },
      }
    },
    revokeAccount(sujet) {
      removeWhere(({ payload }) => payload.accountId === sujet)
    },
  }
}
