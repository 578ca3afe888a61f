// Rate limits of unauthenticated requests, per IP address and per refused token. Failures of other clients at the same address
// never refuse a valid token.
import type { Request, RequestHandler, Response } from 'express'
import { errors } from 'jose'
import { type Log, Refusal } from '../../contract/errors.ts'
import type { Authenticate, Bearer, InTurn } from '../../tokens/auth.ts'
import { countRefused } from '../../watch/refusals.ts'
import { createMinuteStore, secondsUntil, WINDOW_MS } from './rateLimit.ts'
import { addressOf, fingerprintOf } from './senders.ts'

/** Proves the caller of a request by its token. */
export type Prove = (req: Request) => Promise<Bearer>

/** Counts senders without a valid token, and slows them down. */
export type RefusalLimiter = {
  /** Counts responses with 4xx to unauthenticated requests. */
  readonly countRefusals: RequestHandler
  /** Serves the requests of an IP address above the limit one after the other. */
  readonly waitInLane: RequestHandler
  /**
   * Wraps the proof of tokens: a token that was refused is not proved again, and the tokens of an IP address above the limit are
   * proved one at a time.
   */
  limitProofs(authenticate: Authenticate): Prove
}

const MOST_CACHED = 10_000

type Sender = Pick<Request, 'ip'>

/** Warns once about X-Forwarded-For if TRUST_PROXY is off: all clients of that proxy would count as one IP address. */
export function warnOfProxies(log: Log): RequestHandler {
  let isWarned = false
  return ({ app, headers }, _res, next) => {
    if (!isWarned && headers['x-forwarded-for'] !== undefined && app.get('trust proxy') === false) {
      isWarned = true
      const consequence = 'where a proxy writes it, all its clients count as one'
      log.warn({ setting: 'TRUST_PROXY' }, `X-Forwarded-For is not believed: ${consequence}`)
    }
    next()
  }
}

/** Makes the limiter; `isAuthenticated` returns true if the token of a request was proved. */
export function createRefusalLimiter(
  limit: number,
  isAuthenticated: (res: Response) => boolean,
): RefusalLimiter {
  const refusals = countRefusals(limit)
  const laneOf = createLanes(refusals.isCrowded)
  return {
    countRefusals: (req, res, next) => {
      const sender = { ip: req.ip } // read now: a closed connection has no address
      res.once('finish', () => {
        const isRefusal = res.statusCode >= 400 && res.statusCode < 500
        if (isRefusal && !isAuthenticated(res)) void refusals.add(addressOf(sender))
      })
      next()
    },
    waitInLane: (req, res, next) => {
      const served = new Promise((resolve) => res.once('close', resolve))
      const inTurn = laneOf(`requests ${addressOf(req)}`, addressOf(req))
      void inTurn(async () => {
        if (res.closed) return // the client left while it waited
        next()
        await served
      })
    },
    limitProofs: (authenticate) => provingWith(authenticate, refusals, laneOf),
  }
}

// A refused token is refused again without a new proof for the rest of its minute.
function provingWith(authenticate: Authenticate, refusals: Refusals, laneOf: LaneOf): Prove {
  const refused = new Map<string, { until: number; isExpired: boolean }>()
  const cacheRefusal = (key: string, isExpired: boolean) => {
    refused.set(key, { until: Date.now() + WINDOW_MS, isExpired })
    const oldest = refused.keys().next().value
    if (refused.size > MOST_CACHED && oldest !== undefined) refused.delete(oldest)
  }
  // Skips the look-up while no token was refused.
  const requireUnrefused = async (sender: Sender, authorization: string | undefined) => {
    if (authorization === undefined) await refusals.requireFew(addressOf(sender))
    if (refused.size === 0) return
    const key = keyOf(sender, authorization)
    const before = refused.get(key)
    if (before === undefined || before.until <= Date.now()) return
    await refusals.add(key)
    await refusals.requireFew(key)
    if (!before.isExpired) await refusals.requireFew(addressOf(sender))
    throw new Refusal('jeton_invalide')
  }
  return async (req) => {
    const sender = { ip: req.ip } // read now: a closed connection has no address
    const authorization = req.get('Authorization')
    await requireUnrefused(sender, authorization)
    const inTurn: InTurn = (work) => laneOf(`proofs ${addressOf(sender)}`, addressOf(sender))(work)
    try {
      return await authenticate(authorization, inTurn)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'jeton_invalide') throw error
      // An expired token is always refused with `jeton_invalide`, never with 429, because its client has to renew it.
      const isExpired = error.cause instanceof errors.JWTExpired
      if (isLasting(error.cause)) cacheRefusal(keyOf(sender, authorization), isExpired)
      if (!isExpired) await refusals.requireFew(addressOf(sender))
      throw error
    }
  }
}

function keyOf(sender: Sender, authorization: string | undefined): string {
  return `${addressOf(sender)} ${fingerprintOf(authorization ?? '')}`
}

type Refusals = ReturnType<typeof countRefusals>

// Counts the refusals of a minute, per address and per refused token.
function countRefusals(limit: number) {
  const counts = createMinuteStore()
  return {
    add: (key: string) => counts.increment(key),
    isCrowded: async (key: string) => ((await counts.get(key))?.totalHits ?? 0) >= limit,
    async requireFew(key: string) {
      const { totalHits = 0, resetTime } = (await counts.get(key)) ?? {}
      if (totalHits < limit) return
      countRefused('refusals')
      throw new Refusal('trop_de_requetes').retryAfter(secondsUntil(resetTime))
    },
  }
}

type LaneOf = (lane: string, address: string) => InTurn

// One queue per IP address above the limit: its unknown tokens are proved one at a time, even the valid ones among them.
function createLanes(isCrowded: Refusals['isCrowded']): LaneOf {
  const lanes = new Map<string, Promise<unknown>>()
  const leave = (lane: string, settled: Promise<unknown>) => {
    if (lanes.get(lane) === settled) lanes.delete(lane)
  }
  return (lane, address) => async (work) => {
    if (!(await isCrowded(address))) return work()
    const mine = (lanes.get(lane) ?? Promise.resolve()).then(work, work)
    const settled = mine.catch(() => undefined).finally(() => leave(lane, settled))
    lanes.set(lane, settled)
    return mine
  }
}

// Returns true if a refusal can be cached. A token is judged again if its key has not been fetched yet, or if its validity begins
// soon.
function isLasting(cause: unknown): boolean {
  if (cause instanceof errors.JWTClaimValidationFailed) return cause.claim !== 'nbf'
  return (
    cause instanceof errors.JWTExpired ||
    cause instanceof errors.JWSSignatureVerificationFailed ||
    cause instanceof errors.JWSInvalid
  )
}
