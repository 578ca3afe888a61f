// How often: who proves nothing is counted by address and by the token that was refused, a device by itself. Nobody who
// brings a valid token is refused for what others do at the same address.
import { hash } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { errors } from 'jose'
import { type Log, Refusal } from '../contract/errors.ts'
import type { Authenticate, Bearer, InTurn } from '../tokens/auth.ts'
import { countRefused } from '../watch/refused.ts'
import { secondsUntil, storeOfAMinute, WINDOW_MS } from './perMinute.ts'

/** Proves who sends a request. */
export type Prove = (req: Request) => Promise<Bearer>

/** What counts those who prove nothing. */
export type Guard = {
  /** Counts the answers that refused somebody unknown. */
  readonly counting: RequestHandler
  /** Serves what such an address sends one after the other. */
  readonly queueing: RequestHandler
  proving(authenticate: Authenticate): Prove
}

const MOST_REMEMBERED = 10_000

type Sender = Pick<Request, 'ip'>

/** Where a request comes from, as it is counted. */
export function addressOf({ ip }: Sender): string {
  return ipKeyGenerator(ip ?? '')
}

/** The SHA-256 of a secret, by which it may be remembered. */
export function fingerprintOf(secret: string): string {
  return hash('sha256', secret, 'base64')
}

/** Says once that a proxy seems to stand in front, when nobody's word is taken for where a request comes from. */
export function noticingProxies(log: Log): RequestHandler {
  let isTold = false
  return ({ app, headers }, _res, next) => {
    if (!isTold && headers['x-forwarded-for'] !== undefined && app.get('trust proxy') === false) {
      isTold = true
      const consequence = 'where a proxy writes it, all its clients count as one'
      log.warn({ setting: 'TRUST_PROXY' }, `X-Forwarded-For is not believed: ${consequence}`)
    }
    next()
  }
}

/** Makes the guard; `isKnown` says whether a request was proved to be somebody's. */
export function createGuard(limit: number, isKnown: (res: Response) => boolean): Guard {
  const refusals = countRefusals(limit)
  const laneOf = createLanes(refusals.isCrowded)
  return {
    counting: (req, res, next) => {
      const sender = { ip: req.ip } // a connection that is gone no longer tells it
      res.once('finish', () => {
        const isRefusal = res.statusCode >= 400 && res.statusCode < 500
        if (isRefusal && !isKnown(res)) void refusals.add(addressOf(sender))
      })
      next()
    },
    queueing: (req, res, next) => {
      const served = new Promise((resolve) => res.once('close', resolve))
      const inTurn = laneOf(`requests ${addressOf(req)}`, addressOf(req))
      void inTurn(async () => {
        if (res.closed) return // gone while it waited
        next()
        await served
      })
    },
    proving: (authenticate) => provingWith(authenticate, refusals, laneOf),
  }
}

// One who is refused is told at once the next time, without another proof, for as long as its refusal is counted.
function provingWith(authenticate: Authenticate, refusals: Refusals, laneOf: LaneOf): Prove {
  const refused = new Map<string, { until: number; isExpired: boolean }>()
  const remember = (key: string, isExpired: boolean) => {
    refused.set(key, { until: Date.now() + WINDOW_MS, isExpired })
    const oldest = refused.keys().next().value
    if (refused.size > MOST_REMEMBERED && oldest !== undefined) refused.delete(oldest)
  }
  // For as long as nobody was refused, nothing is looked up.
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
    const sender = { ip: req.ip } // a connection that is gone no longer tells it
    const authorization = req.get('Authorization')
    await requireUnrefused(sender, authorization)
    const inTurn: InTurn = (work) => laneOf(`proofs ${addressOf(sender)}`, addressOf(sender))(work)
    try {
      return await authenticate(authorization, inTurn)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'jeton_invalide') throw error
      // Whoever was known until a moment ago is always told so: the token has to be renewed.
      const isExpired = error.cause instanceof errors.JWTExpired
      if (isLasting(error.cause)) remember(keyOf(sender, authorization), isExpired)
      if (!isExpired) await refusals.requireFew(addressOf(sender))
      throw error
    }
  }
}

function keyOf(sender: Sender, authorization: string | undefined): string {
  return `${addressOf(sender)} ${fingerprintOf(authorization ?? '')}`
}

type Refusals = ReturnType<typeof countRefusals>

/** The refusals of a minute, by address and by the token that was refused there. */
function countRefusals(limit: number) {
  const counts = storeOfAMinute()
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

// One after the other where it is crowded: a flood of forged tokens waits for itself, and a valid one among them for its turn.
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

// What time may heal is looked at again: a key that is on its way, a token that begins in a moment.
function isLasting(cause: unknown): boolean {
  if (cause instanceof errors.JWTClaimValidationFailed) return cause.claim !== 'nbf'
  return (
    cause instanceof errors.JWTExpired ||
    cause instanceof errors.JWSSignatureVerificationFailed ||
    cause instanceof errors.JWSInvalid
  )
}
