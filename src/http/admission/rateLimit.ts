// Rate limits per minute and key. Each process counts for itself.
import type { Request, RequestHandler, Response } from 'express'
import { type AugmentedRequest, MemoryStore, type Options, rateLimit } from 'express-rate-limit'
import { type Log, Refusal } from '../../contract/errors.ts'
import { countRefused, type Limit } from '../../watch/refusals.ts'

/** The window of every rate limit. */
export const WINDOW_MS = 60_000

/** A rate limit that applies to nearly every request, without RateLimit headers. */
export type CallerRate = {
  readonly what: Limit
  readonly limitOf: (res: Response) => number
  readonly keyOf: (res: Response) => string
}

/** A rate limit: its name in metrics, requests per minute, key, and the responses that do not count. */
export type Rate = {
  readonly what: Limit
  readonly limit: number | ((req: Request, res: Response) => number)
  /** The key; the IP address if absent. */
  readonly keyOf?: (req: Request, res: Response) => string
  readonly isHarmless?: (res: Response) => boolean
}

/** Refuses requests above a rate limit, with RateLimit headers. */
export function limitPerMinute(log: Log, { what, limit, keyOf, isHarmless }: Rate): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit,
    ...(keyOf === undefined ? {} : { keyGenerator: keyOf }),
    skipSuccessfulRequests: isHarmless !== undefined,
    requestWasSuccessful: (_req, res) => isHarmless?.(res) ?? false,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    logger: {
      warn: (...[err]) => log.warn({ err }, 'rate limit'),
      error: (...[err]) => log.error({ err }, 'rate limit'),
    },
    handler: (req, _res, next) => {
      countRefused(what)
      const { resetTime } = (req as AugmentedRequest).rateLimit ?? {}
      next(new Refusal('trop_de_requetes').retryAfter(secondsUntil(resetTime)))
    },
  })
}

/**
 * Refuses requests above one of several rate limits, checked in order: a request that one limit refuses does not count for the
 * next. Does not use the library's handler, which validates its settings at each request and so costs more than the counting.
 */
export function limitEachPerMinute(all: readonly CallerRate[]): RequestHandler {
  const counters = all.map((each) => ({ ...each, store: createMinuteStore() }))
  return async (_req, res, next) => {
    for (const { what, limitOf, keyOf, store } of counters) {
      const { totalHits, resetTime } = await store.increment(keyOf(res))
      if (totalHits <= limitOf(res)) continue
      countRefused(what)
      throw new Refusal('trop_de_requetes').retryAfter(secondsUntil(resetTime))
    }
    next()
  }
}

/** Makes a counter per key: each key's minute begins with its first request. */
export function createMinuteStore(): MemoryStore {
  const store = new MemoryStore()
  store.init({ windowMs: WINDOW_MS } as Options)
  return store
}

/** Returns the whole seconds until an instant, at least one. */
export function secondsUntil(moment: Date | undefined): number {
  return Math.max(1, Math.ceil(((moment?.getTime() ?? 0) - Date.now()) / 1000))
}
