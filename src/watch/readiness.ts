// Whether this process can serve: its parts are asked, each for a short time, one question at a time and once a second however
// many ask. What issues tokens or carries messages is no part: the phones' queues do not wait for it.
import type { RequestHandler } from 'express'
import type { Log } from '../contract/errors.ts'
import { within } from '../database/scope.ts'

/**
 * A part without which nothing is served; `ask` rejects when it is missing. A login is asked on a connection of its own, so
 * that a busy service is not taken for a dead one. One that is shown only is told of, and decides nothing: most is served without.
 */
export type Part = { readonly part: string; readonly isShownOnly?: boolean; ask(): Promise<unknown> }

/** What was found of a part: why it is missing, or null, and how long it took to say so. */
export type Finding = Pick<Part, 'part' | 'isShownOnly'> & {
  readonly fault: string | null
  readonly ms: number
}

/** What stands behind `/sante/pret`. */
export type Readiness = {
  /** What is found now, or was found less than a second ago. */
  ask(): Promise<readonly Finding[]>
}

/** How long a part may take, and how often all of them are asked. */
export type ReadinessTimes = { readonly limitMs: number; readonly everyMs: number }

const TIMES: ReadinessTimes = { limitMs: 2_000, everyMs: 1_000 }

/** Makes the readiness of these parts; whatever changes is said in the log, once. */
export function createReadiness(
  parts: readonly Part[],
  log: Pick<Log, 'info' | 'warn'>,
  { limitMs, everyMs }: ReadinessTimes = TIMES,
): Readiness {
  const asked = parts.map((part) => askedOnce(part, limitMs))
  const missing = new Set<string>()
  const askAll = async () => {
    const findings = await Promise.all(asked.map((ask) => ask()))
    for (const { part, fault, ms } of findings) {
      if (fault !== null && !missing.has(part)) log.warn({ part, fault, ms }, 'not ready')
      if (fault === null && missing.delete(part)) log.info({ part, ms }, 'ready again')
      if (fault !== null) missing.add(part)
    }
    return findings
  }
  let askedAt = Number.NEGATIVE_INFINITY
  let latest: Promise<readonly Finding[]> = Promise.resolve([])
  let isAsking = false
  return {
    ask() {
      if (isAsking || performance.now() - askedAt < everyMs) return latest
      isAsking = true
      askedAt = performance.now()
      latest = askAll().finally(() => {
        isAsking = false
      })
      return latest
    },
  }
}

// A part that did not answer in time is still being asked: it is not asked again before that is over.
function askedOnce({ part, isShownOnly = false, ask }: Part, limitMs: number): () => Promise<Finding> {
  let hanging: Promise<string | null> | null = null
  return async () => {
    const start = performance.now()
    const gone = AbortSignal.timeout(limitMs)
    // What the database does not answer in time gives its connection up.
    hanging ??= within({ gone }, ask)
      .then(() => null, reasonOf)
      .finally(() => {
        hanging = null
      })
    const late = new Promise<string>((resolve) => {
      gone.addEventListener('abort', () => resolve(`no answer in ${limitMs} ms`), { once: true })
    })
    const fault = await Promise.race([hanging, late])
    return { part, isShownOnly, fault, ms: Math.round(performance.now() - start) }
  }
}

/** Answers `/sante/pret`: whether, and nothing else; what is missing stands on the port of the metrics. */
export function answerReadiness({ ask }: Readiness): RequestHandler {
  return async (_req, res) => {
    const isReady = (await ask()).every(({ fault, isShownOnly }) => fault === null || isShownOnly)
    if (!isReady) res.set('Retry-After', '1')
    res
      .status(isReady ? 200 : 503)
      .type('application/json')
      .send(`{"statut":"${isReady ? 'pret' : 'indisponible'}"}`)
  }
}

// Of an error of the database its code, of the system its code too: what a message says may name somebody.
function reasonOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : error instanceof Error ? error.constructor.name : 'unknown'
}
