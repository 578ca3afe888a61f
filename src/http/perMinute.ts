// So many a minute for each key, counted by this process: every limit of the service is one of these, and says which it is.
import { hash } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { Refusal } from '../contract/errors.ts'
import { countRefused, type Limit } from '../watch/refused.ts'

/** How long it is counted for. */
export const WINDOW_MS = 60_000

/** What is counted, how many of it a minute, by which key, and which answers count no longer once they are given. */
export type Counted = {
  readonly what: Limit
  readonly limit: number | ((req: Request, res: Response) => number)
  readonly keyOf: (req: Request, res: Response) => string
  readonly isHarmless?: (res: Response) => boolean
}

/** Where a request comes from, as it is counted. */
export function addressOf({ ip }: Pick<Request, 'ip'>): string {
  return ipKeyGenerator(ip ?? '')
}

/** Refuses what is more than so many a minute, and tells everybody how many are left (`RateLimit`, its eighth draft). */
export function perMinute(counted: Counted): RequestHandler {
  return counting([counted], tell)
}

/**
 * Refuses what is more than so many a minute of nearly every request, one limit after the other: what one refuses does not
 * count for the next, and nobody is told of it but who is refused.
 */
export function quietly(all: readonly Counted[]): RequestHandler {
  return counting(all, () => undefined)
}

type Say = (res: Response, key: string, limit: number, count: Count) => void

function counting(all: readonly Counted[], say: Say): RequestHandler {
  const counters = all.map((each) => ({ ...each, counts: countsOfAMinute() }))
  return (req, res, next) => {
    for (const { what, limit: most, keyOf, isHarmless, counts } of counters) {
      const key = keyOf(req, res)
      const count = counts.add(key)
      const limit = typeof most === 'number' ? most : most(req, res)
      say(res, key, limit, count)
      if (isHarmless !== undefined) res.once('finish', () => isHarmless(res) && counts.takeBack(count))
      if (count.hits <= limit) continue
      countRefused(what)
      throw new Refusal('trop_de_requetes').retryAfter(secondsUntil(count.until))
    }
    next()
  }
}

// Whose count it is stands there without saying who that is.
function tell(res: Response, key: string, limit: number, { hits, until }: Count): void {
  const name = `"${limit}-in-1min"`
  const part = Buffer.from(hash('sha256', key).slice(0, 12)).toString('base64')
  res.setHeader('RateLimit', `${name}; r=${Math.max(limit - hits, 0)}; t=${secondsUntil(until)}`)
  res.setHeader('RateLimit-Policy', `${name}; q=${limit}; w=${WINDOW_MS / 1000}; pk=:${part}:`)
}

/** How often something was, and until when that counts. */
export type Count = { hits: number; until: number }

/** What counts by keys, each for a minute from its first one. */
export type Counts = {
  add(key: string): Count
  get(key: string): Readonly<Count>
  takeBack(count: Count): void
}

const NONE: Readonly<Count> = { hits: 0, until: 0 }

/** Makes the counts; those that are over are forgotten a minute later at most. */
export function countsOfAMinute(): Counts {
  let recent = new Map<string, Count>()
  let older = new Map<string, Count>()
  setInterval(() => {
    older = recent
    recent = new Map()
  }, WINDOW_MS).unref()
  const standing = (key: string) => {
    const found = recent.get(key) ?? older.get(key)
    return found !== undefined && found.until > Date.now() ? found : undefined
  }
  return {
    add(key) {
      const count = standing(key) ?? { hits: 0, until: Date.now() + WINDOW_MS }
      count.hits += 1
      recent.set(key, count)
      return count
    },
    get: (key) => standing(key) ?? NONE,
    takeBack(count) {
      if (count.hits > 0) count.hits -= 1
    },
  }
}

/** Whole seconds until then, at least one. */
export function secondsUntil(moment: number): number {
  return Math.max(1, Math.ceil((moment - Date.now()) / 1000))
}
