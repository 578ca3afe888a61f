// So many a minute for each key, counted by this process: every limit of the service is one of these, and says which it is.
import type { Request, RequestHandler, Response } from 'express'
import { type AugmentedRequest, MemoryStore, type Options, rateLimit } from 'express-rate-limit'
import { type Log, Refusal } from '../contract/errors.ts'
import { countRefused, type Limit } from '../watch/refused.ts'

/** How long it is counted for. */
export const WINDOW_MS = 60_000

/** What is counted of nearly every request: nobody is told of it but who is refused. */
export type Quiet = {
  readonly what: Limit
  readonly limitOf: (res: Response) => number
  readonly keyOf: (res: Response) => string
}

/** What is counted, how many of it a minute, by which key, and which answers count no longer once they are given. */
export type Counted = {
  readonly what: Limit
  readonly limit: number | ((req: Request, res: Response) => number)
  /** The address when there is none: the library then looks whether it can be one. */
  readonly keyOf?: (req: Request, res: Response) => string
  readonly isHarmless?: (res: Response) => boolean
}

/** Refuses what is more than so many a minute. */
export function perMinute(log: Log, { what, limit, keyOf, isHarmless }: Counted): RequestHandler {
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
 * Refuses what is more than so many a minute, one limit after the other: what one refuses does not count for the next. The
 * library's own handler looks at each request anew whether it is well set up, which costs more than the counting.
 */
export function quietly(all: readonly Quiet[]): RequestHandler {
  const counting = all.map((each) => ({ ...each, store: storeOfAMinute() }))
  return async (_req, res, next) => {
    for (const { what, limitOf, keyOf, store } of counting) {
      const { totalHits, resetTime } = await store.increment(keyOf(res))
      if (totalHits <= limitOf(res)) continue
      countRefused(what)
      throw new Refusal('trop_de_requetes').retryAfter(secondsUntil(resetTime))
    }
    next()
  }
}

/** What counts by keys, for a minute from the first one of each. */
export function storeOfAMinute(): MemoryStore {
  const store = new MemoryStore()
  store.init({ windowMs: WINDOW_MS } as Options)
  return store
}

/** Whole seconds until then, at least one. */
export function secondsUntil(moment: Date | undefined): number {
  return Math.max(1, Math.ceil(((moment?.getTime() ?? 0) - Date.now()) / 1000))
}
