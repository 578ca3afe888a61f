// Rate limits of accounts, devices and organizations, from the settings of each organization. A process caches them and refreshes a
// few organizations at a time; no request waits for them.
import type { RequestHandler, Response } from 'express'
import type { Pool } from 'pg'
import type { Log } from '../../contract/errors.ts'
import { limitEachPerMinute } from './rateLimit.ts'
import { accountOf, callerOf, deviceOf, organisationOf } from './senders.ts'

/** Requests per minute, by their settings `limites.*_par_min`. */
export type CallerLimits = {
  readonly compte: number
  readonly appareil: number
  readonly organisation: number
}

/** Returns the limits of an organization; no limits until they are cached. */
export type LimitsOf = (organisation: string) => CallerLimits

// Age in ms at which limits are refreshed, and pause in ms between two statements.
const FRESH_MS = 30_000
const PAUSE_MS = 1_000
const TOGETHER = 200
const MOST_CACHED = 10_000
const NONE: CallerLimits = {
  compte: Number.POSITIVE_INFINITY,
  appareil: Number.POSITIVE_INFINITY,
  organisation: Number.POSITIVE_INFINITY,
}

type Cached = { limits: CallerLimits; until: number }

/**
 * Caches the limits of organizations. Missing and old limits are read in the background: at most one statement a second, and each
 * organization every 30 s. If the database fails, the cached limits stay in use.
 */
export function cacheLimits(
  pool: Pick<Pool, 'query'>,
  log: Log,
  freshMs = FRESH_MS,
  pauseMs = PAUSE_MS,
): LimitsOf {
  const known = new Map<string, Cached>()
  const wanted = new Set<string>()
  let isAsking = false
  const ask = async () => {
    const codes = [...wanted].slice(0, TOGETHER)
    for (const code of codes) wanted.delete(code)
    const found = await read(pool, codes).catch((err: unknown) => {
      log.warn({ err }, 'the limits of organizations could not be read: the cached ones stay')
      return new Map<string, CallerLimits>()
    })
    const until = Date.now() + freshMs
    for (const code of codes)
      known.set(code, { limits: found.get(code) ?? known.get(code)?.limits ?? NONE, until })
    while (known.size > MOST_CACHED) known.delete(known.keys().next().value ?? '')
  }
  const askSoon = () => {
    if (isAsking) return
    isAsking = true
    void ask().finally(() => {
      setTimeout(() => {
        isAsking = false
        if (wanted.size > 0) askSoon()
      }, pauseMs).unref()
    })
  }
  return (organisation) => {
    const found = known.get(organisation)
    if (found === undefined || found.until <= Date.now()) {
      wanted.add(organisation)
      askSoon()
    }
    return found?.limits ?? NONE
  }
}

async function read(pool: Pick<Pool, 'query'>, codes: readonly string[]): Promise<Map<string, CallerLimits>> {
  const { rows } = await pool.query<{ limites: Record<string, CallerLimits> }>(
    'select v1.limites($1::text[]) as limites',
    [codes],
  )
  return new Map(Object.entries(rows[0]?.limites ?? {}))
}

/**
 * Refuses a request above the limit of its account, then above that of its organization. A request that the first limit refuses
 * does not count for the second.
 */
export function limitCallers(limitsOf: LimitsOf): RequestHandler {
  const codeOf = (res: Response) => organisationOf(callerOf(res)) ?? ''
  const limitOf = (which: 'compte' | 'organisation') => (res: Response) => {
    const code = organisationOf(callerOf(res))
    return code === null ? Number.POSITIVE_INFINITY : limitsOf(code)[which]
  }
  return limitEachPerMinute([
    {
      what: 'account',
      limitOf: limitOf('compte'),
      keyOf: (res) => `${codeOf(res)} ${accountOf(res)}`,
    },
    { what: 'organization', limitOf: limitOf('organisation'), keyOf: codeOf },
  ])
}

/** Refuses a device with more synchronization requests than its organization allows, or than `ceiling`. */
export function limitDevices(limitsOf: LimitsOf, ceiling: number): RequestHandler {
  const limitOf = (res: Response) => {
    const code = organisationOf(callerOf(res))
    return Math.min(ceiling, code === null ? ceiling : limitsOf(code).appareil)
  }
  return limitEachPerMinute([
    { what: 'device', limitOf, keyOf: (res) => `${accountOf(res)} ${deviceOf(res.req)}` },
  ])
}
