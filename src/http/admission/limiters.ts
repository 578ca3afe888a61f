// The limiters of requests. docs/limits.md lists them, together with the limits of work, by key, limit and setting.
import type { Request, RequestHandler, Response } from 'express'
import type { Log } from '../../contract/errors.ts'
import { createSlots, type Enter } from '../../database/slots.ts'
import type { Config } from '../../settings/config.ts'
import { isOrdinary } from '../bodies/bodies.ts'
import { type LimitsOf, limitCallers, limitDevices } from './callerLimits.ts'
import { limitPerMinute } from './rateLimit.ts'
import { createRefusalLimiter, type RefusalLimiter } from './refusals.ts'
import { accountOf, addressOf, callerOf, deviceOf } from './senders.ts'

/** The limiters, each as an Express handler that refuses with `trop_de_requetes` (or `service_indisponible` for large bodies). */
export type Limiters = {
  /** Counts the refusals of unknown senders, and slows their IP addresses down. */
  readonly refusals: RefusalLimiter
  /** Counts the requests of an account, then of its organization. */
  readonly callers: RequestHandler
  /** Counts the requests of one device to the synchronization. */
  readonly device: RequestHandler
  /** Counts the enrolments of one account. */
  readonly enrolment: RequestHandler
  /** Counts the wrong draining codes for one device from one IP address. */
  readonly draining: RequestHandler
  /** Counts the documents that one IP address verifies. */
  readonly verification: RequestHandler
  /** Admits a few large bodies of each account at a time. */
  readonly largeBodies: RequestHandler
  /** Counts sign-in attempts with a password, by a key of the identity provider. */
  password(keyOf: (req: Request) => string): RequestHandler
}

// A phone sends one large body at a time, and an office a few.
const LARGE = { total: 256, share: 4, patienceMs: 10_000 }

type Settings = Pick<
  Config,
  'refusalsPerMinute' | 'syncPerMinute' | 'enrolmentsPerMinute' | 'verificationsPerMinute' | 'tokensPerMinute'
>

/** Makes the limiters of a process; `limitsOf` returns the limits in an organization's settings. */
export function createLimiters(config: Settings, log: Log, limitsOf: LimitsOf): Limiters {
  return {
    refusals: createRefusalLimiter(config.refusalsPerMinute, (res) => callerOf(res) !== null),
    callers: limitCallers(limitsOf),
    device: limitDevices(limitsOf, config.syncPerMinute),
    enrolment: limitPerMinute(log, {
      what: 'enrolment',
      limit: config.enrolmentsPerMinute,
      keyOf: (_req, res) => accountOf(res),
    }),
    draining: limitPerMinute(log, {
      what: 'draining',
      limit: config.enrolmentsPerMinute,
      keyOf: (req) => `${addressOf(req)} ${deviceOf(req)}`,
      isHarmless: (res) => res.statusCode !== 403,
    }),
    verification: limitPerMinute(log, { what: 'verification', limit: config.verificationsPerMinute }),
    largeBodies: limitLargeBodies(createSlots(LARGE), accountOf),
    password: (keyOf) => limitPerMinute(log, { what: 'password', limit: config.tokensPerMinute, keyOf }),
  }
}

/** Admits a few large bodies of each sender at a time: each stays in memory until its response is sent. */
export function limitLargeBodies(enter: Enter, senderOf: (res: Response) => string): RequestHandler {
  return async (req, res, next) => {
    if (!isOrdinary(req)) {
      const leave = await enter(senderOf(res))
      res.once('close', leave)
      if (res.closed) leave()
    }
    next()
  }
}
