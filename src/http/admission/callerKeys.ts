// The keys of the account that a token names in an organization. They never change, since an identity is bound once. They are
// cached as long as the proof of the token, so that a call finds its account by key. No request waits for these keys
// (docs/performance.md#reads).
import type { Pool } from 'pg'
import type { Log } from '../../contract/errors.ts'
import type { Bearer, Caller, Keys } from '../../tokens/auth.ts'
import { withinShareOf } from '../calls/requestScope.ts'
import { organisationOf } from './senders.ts'

/** Returns the keys of a caller, once they are cached. */
export type KeysOf = (bearer: Bearer, caller: Caller) => Keys | undefined

// Reads the keys at the fourth request, so that a phone that sends one batch causes no additional statement.
const AFTER = 4
// Number of requests until the next attempt, after a refusal or an error.
const AGAIN = 100

type Entry = { times: number; keys?: Keys }

/** Caches the keys of callers: each is read once, in the background of the caller's fourth request. */
export function cacheCallerKeys(pool: Pick<Pool, 'query'>, log: Log): KeysOf {
  const cached = new WeakMap<Bearer, Map<string, Entry>>()
  const ask = async (entry: Entry, caller: Caller) => {
    try {
      const { rows } = await withinShareOf(caller, () =>
        pool.query<{ cles: Keys }>('select v1.connaitre($1::jsonb) as cles', [JSON.stringify(caller)]),
      )
      const [row] = rows
      if (row !== undefined) entry.keys = row.cles
    } catch (err) {
      log.debug({ err }, 'the keys of a caller could not be read')
      entry.times = AFTER - AGAIN
    }
  }
  return (bearer, caller) => {
    // Without a proved organization there is no account to find. A draining token itself names its account.
    const organisation = caller.vidage === undefined ? organisationOf(caller) : null
    if (organisation === null) return undefined
    const ofBearer = cached.get(bearer) ?? new Map<string, Entry>()
    if (ofBearer.size === 0) cached.set(bearer, ofBearer)
    const entry = ofBearer.get(organisation) ?? { times: 0 }
    if (entry.times === 0) ofBearer.set(organisation, entry)
    entry.times += 1
    if (entry.times === AFTER) void ask(entry, { ...caller })
    return entry.keys
  }
}
