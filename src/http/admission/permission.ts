// Checks the permission of a caller to use a route, before the body is read; a refusal is written to the journal.
import type { Pool } from 'pg'
import { type Log, refusalCode } from '../../contract/errors.ts'
import { isPublisher, type Route } from '../../contract/route.ts'
import type { Caller } from '../../tokens/auth.ts'
import { isOrdinary } from '../bodies/bodies.ts'
import type { Step } from '../calls/exchange.ts'
import { withinShareOf } from '../calls/requestScope.ts'
import { runOn } from '../calls/run.ts'

type Tools = { readonly pool: Pool; readonly log: Log }

/**
 * Refuses a caller that may not use the route, before the body is read; the route's function checks the permission again. An
 * ordinary batch of a phone skips this check, because its body costs little to read. A caller admitted by a code (enrolment,
 * invitation) is checked later, because the code is in the body.
 */
export function requirePermission({ pool }: Tools, { who, byCode }: Route): Step {
  const isByCode = who === 'enrolement' || byCode === true
  const asked = typeof who === 'object' ? who : { compte: who }
  return async (exchange, next) => {
    const { caller, req } = exchange
    const isSpared = isByCode || (who === 'synchronisation' && isOrdinary(req))
    if (caller !== null && caller.vidage === undefined && !isSpared)
      await runOn(pool, caller)('admettre', asked)
    return next(exchange)
  }
}

/** Writes a permission that a later stage refused to the administration call journal, in a transaction of its own. */
export function journalRefusals(tools: Tools, route: Route): Step {
  return async (exchange, next) => {
    try {
      return await next(exchange)
    } catch (error) {
      const { caller, req } = exchange
      const code = refusalCode(error)
      const isPermission =
        code === 'droit_manquant' || (code === 'compte_inactif' && typeof route.who === 'object')
      if (caller !== null && isPermission) {
        const entry = { methode: route.method, chemin: req.path, code, details: detailsOf(error) }
        await withinShareOf(caller, () => journal(tools, route, caller, entry))
      }
      throw error
    }
  }
}

async function journal({ pool, log }: Tools, { who }: Route, caller: Caller, entry: object): Promise<void> {
  // A publisher's route belongs to no organization: refusals go to the publisher's own journal.
  const name = isPublisher(who) ? 'journaliser_refus_editeur' : 'journaliser_refus'
  const values = [JSON.stringify(caller), JSON.stringify(entry)]
  await pool.query(`select v1.${name}($1::jsonb, $2::jsonb)`, values).catch((failure: unknown) => {
    log.error({ err: failure, entry }, 'a refused permission could not be journaled')
  })
}

function detailsOf(error: unknown): unknown {
  const { detail } = error as { detail?: string }
  return detail === undefined ? undefined : (JSON.parse(detail) as unknown)
}
