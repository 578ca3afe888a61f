// How many requests an account, a device and an organization may send: the settings of the organization, which each process
// asks the database for a few organizations at a time and remembers for a while. No request waits for them.
import type { Request, RequestHandler, Response } from 'express'
import type { Pool } from 'pg'
import type { Log } from '../contract/errors.ts'
import type { Caller } from '../tokens/auth.ts'
import { quietly } from './perMinute.ts'

/** Requests a minute, by their settings `limites.*_par_min`. */
export type CallerLimits = {
  readonly compte: number
  readonly appareil: number
  readonly organisation: number
}

/** The limits of an organization, as far as they are known. */
export type LimitsOf = (organisation: string) => CallerLimits

/** What a caller is counted by. */
export type Counting = {
  readonly limitsOf: LimitsOf
  callerOf(res: Response): Caller | null
  accountOf(res: Response): string
}

// How long what is known is taken for true, and how long after a statement the next one waits.
const FRESH_MS = 30_000
const PAUSE_MS = 1_000
const TOGETHER = 200
const MOST_REMEMBERED = 10_000
const NONE: CallerLimits = {
  compte: Number.POSITIVE_INFINITY,
  appareil: Number.POSITIVE_INFINITY,
  organisation: Number.POSITIVE_INFINITY,
}

type Known = { limits: CallerLimits; until: number }

/**
 * Remembers the limits of organizations. What is not known yet, or grew old, is asked for beside whoever asked: one statement a
 * second at most, and each organization every half minute. What the database does not answer stays as it was known.
 */
export function rememberLimits(
  pool: Pick<Pool, 'query'>,
  log: Log,
  freshMs = FRESH_MS,
  pauseMs = PAUSE_MS,
): LimitsOf {
  const known = new Map<string, Known>()
  const wanted = new Set<string>()
  let isAsking = false
  const ask = async () => {
    const codes = [...wanted].slice(0, TOGETHER)
    for (const code of codes) wanted.delete(code)
    const found = await read(pool, codes).catch((err: unknown) => {
      log.warn({ err }, 'the limits of organizations stay as they were known')
      return new Map<string, CallerLimits>()
    })
    const until = Date.now() + freshMs
    for (const code of codes)
      known.set(code, { limits: found.get(code) ?? known.get(code)?.limits ?? NONE, until })
    while (known.size > MOST_REMEMBERED) known.delete(known.keys().next().value ?? '')
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

/** Refuses an account that sends too much, then an organization: what is refused of the one does not count for the other. */
export function limitCallers({ limitsOf, callerOf, accountOf }: Counting): RequestHandler {
  const codeOf = (res: Response) => organisationOf(callerOf(res)) ?? ''
  const limitOf = (which: 'compte' | 'organisation') => (res: Response) => {
    const code = organisationOf(callerOf(res))
    return code === null ? Number.POSITIVE_INFINITY : limitsOf(code)[which]
  }
  return quietly([
    {
      what: 'account',
      limitOf: limitOf('compte'),
      keyOf: (res) => `${codeOf(res)} ${accountOf(res)}`,
    },
    { what: 'organization', limitOf: limitOf('organisation'), keyOf: codeOf },
  ])
}

/** Refuses a device that asks too much of the synchronization: more than its organization allows, or than any may. */
export function limitDevices(
  { limitsOf, callerOf, accountOf }: Counting,
  ceiling: number,
  deviceOf: (req: Request) => string,
): RequestHandler {
  const limitOf = (res: Response) => {
    const code = organisationOf(callerOf(res))
    return Math.min(ceiling, code === null ? ceiling : limitsOf(code).appareil)
  }
  return quietly([{ what: 'device', limitOf, keyOf: (res) => `${accountOf(res)} ${deviceOf(res.req)}` }])
}

/**
 * The one organization that the token vouches for and that is asked for. Whoever names another one, or none of several, is
 * refused by the rules and counts for nobody; nor does the publisher's team, which no organization may shut out.
 */
export function organisationOf(caller: Caller | null): string | null {
  if (caller === null) return null
  if (caller.vidage !== undefined) return caller.vidage.organisation ?? null
  const { organisations, x_organisation: named } = caller
  if (named !== null) return organisations.includes(named) ? named : null
  return organisations.length === 1 ? (organisations[0] ?? null) : null
}
