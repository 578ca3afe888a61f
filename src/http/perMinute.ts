// So many a minute for each key, counted by this process: every limit of the service is one of these, and says which it is.
import type { Request, RequestHandler, Response } from 'express'
import { type AugmentedRequest, rateLimit } from 'express-rate-limit'
import { type Log, Refusal } from '../contract/errors.ts'
import { countRefused, type Limit } from '../watch/refused.ts'

/** How long it is counted for. */
export const WINDOW_MS = 60_000

/** What is counted, how many of it a minute, by which key, and which answers count no longer once they are given. */
export type Counted = {
  readonly what: Limit
  readonly limit: number | ((req: Request, res: Response) => number)
  /** The address when there is none: the library then looks whether it can be one. */
  readonly keyOf?: (req: Request, res: Response) => string
  readonly isHarmless?: (res: Response) => boolean
  /** Whether the answers say how many are left; whoever is refused is always told when to come back. */
  readonly isTold?: boolean
}

/** Refuses what is more than so many a minute. */
export function perMinute(
  log: Log,
  { what, limit, keyOf, isHarmless, isTold = true }: Counted,
): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit,
    ...(keyOf === undefined ? {} : { keyGenerator: keyOf }),
    skipSuccessfulRequests: isHarmless !== undefined,
    requestWasSuccessful: (_req, res) => isHarmless?.(res) ?? false,
    standardHeaders: isTold && 'draft-8',
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

/** Whole seconds until then, at least one. */
export function secondsUntil(moment: Date | undefined): number {
  return Math.max(1, Math.ceil(((moment?.getTime() ?? 0) - Date.now()) / 1000))
}
