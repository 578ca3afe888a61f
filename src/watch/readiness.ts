// Readiness of this process. Its parts are checked with a short timeout, at most once a second, whatever the number of callers.
// Token issuing and message sending are not checked, because the phones' queues do not depend on them.
import type { RequestHandler } from 'express'
import type { Log } from '../contract/errors.ts'
import { runInScope } from '../database/scope.ts'

/**
 * A part of readiness; `ask` rejects if the part fails. A login is checked on a separate connection, so that a busy service does
 * not look like a dead one. A part with `isShownOnly` is reported but decides nothing, because most requests work without it.
 */
export type Part = { readonly part: string; readonly isShownOnly?: boolean; ask(): Promise<unknown> }

/** Result of a check: the fault or null, and its duration. */
export type Finding = Pick<Part, 'part' | 'isShownOnly'> & {
  readonly fault: string | null
  readonly ms: number
}

/** The checks behind `/sante/pret`. */
export type Readiness = {
  /** Returns the results, at most a second old. */
  ask(): Promise<readonly Finding[]>
}

/** Timeout of a part, and interval of the checks, in ms. */
export type ReadinessTimes = { readonly limitMs: number; readonly everyMs: number }

const TIMES: ReadinessTimes = { limitMs: 2_000, everyMs: 1_000 }

/** Makes the readiness from these parts. Logs each change once. */
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

// Checks a part. A check that timed out is still running, so the part is not checked again before that check ends.
function askedOnce({ part, isShownOnly = false, ask }: Part, limitMs: number): () => Promise<Finding> {
  let hanging: Promise<string | null> | null = null
  return async () => {
    const start = performance.now()
    const gone = AbortSignal.timeout(limitMs)
    // At the timeout, the query drops its connection.
    hanging ??= runInScope({ gone }, ask)
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

/** Handles `/sante/pret`. It returns only the status; the metrics port shows the missing part. */
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

// Returns the code of an error, or its class, because its message may name a person.
function reasonOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : error instanceof Error ? error.constructor.name : 'unknown'
}
