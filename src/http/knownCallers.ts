// Whom a token names in an organization: keys that never change, since an identity is bound once. They are remembered for as long as
// the token's proof is, so that the opening of a call finds its account by key. No request waits for them, and what may change is no
// part of them: docs/decisions/0064.
import type { Pool } from 'pg'
import type { Log } from '../contract/errors.ts'
import type { Bearer, Caller, Keys } from '../tokens/auth.ts'
import { organisationOf } from './callerLimits.ts'
import { inShareOf } from './requestScope.ts'

/** The keys of a caller whom a bearer proved, once they are known. */
export type KeysOf = (bearer: Bearer, caller: Caller) => Keys | undefined

// Who asks as often asks again: a phone that sends what it has and is gone costs no statement more.
const AFTER = 4
// And after what was refused, or lost, so many requests later.
const AGAIN = 100

type Entry = { times: number; keys?: Keys }

/** Remembers the keys of callers; each is asked for once, beside what is asked by it for the fourth time. */
export function rememberCallers(pool: Pick<Pool, 'query'>, log: Log): KeysOf {
  const known = new WeakMap<Bearer, Map<string, Entry>>()
  const ask = async (entry: Entry, caller: Caller) => {
    try {
      const { rows } = await inShareOf(caller, () =>
        pool.query<{ cles: Keys }>('select v1.connaitre($1::jsonb) as cles', [JSON.stringify(caller)]),
      )
      const [row] = rows
      if (row !== undefined) entry.keys = row.cles
    } catch (err) {
      log.debug({ err }, 'a caller is looked for at each call')
      entry.times = AFTER - AGAIN
    }
  }
  return (bearer, caller) => {
    // None of several organizations, or one that the token does not vouch for, is nobody's; a draining token names its account.
    const organisation = caller.vidage === undefined ? organisationOf(caller) : null
    if (organisation === null) return undefined
    const ofBearer = known.get(bearer) ?? new Map<string, Entry>()
    if (ofBearer.size === 0) known.set(bearer, ofBearer)
    const entry = ofBearer.get(organisation) ?? { times: 0 }
    if (entry.times === 0) ofBearer.set(organisation, entry)
    entry.times += 1
    if (entry.times === AFTER) void ask(entry, { ...caller })
    return entry.keys
  }
}
