// Proves the caller of a request by its bearer token, before anything else of the request is read.
import type { RequestHandler } from 'express'
import { activeOrganisation, type Caller } from '../../tokens/auth.ts'
import type { KeysOf } from './callerKeys.ts'
import type { Prove } from './refusals.ts'

const MAX_CALL = 200

/** Proves the caller and stores it for `callerOf`; refuses without a valid token. */
export function authentication(prove: Prove, keysOf: KeysOf): RequestHandler {
  return async (req, res, next) => {
    const bearer = await prove(req)
    const caller: Caller = { ...bearer, x_organisation: activeOrganisation(req.headers['x-organisation']) }
    const connu = keysOf(bearer, caller)
    if (connu !== undefined) caller.connu = connu
    if (caller.roles.length > 0 && caller.x_organisation !== null)
      caller.appel = `${req.method} ${req.baseUrl}${req.path}`.slice(0, MAX_CALL)
    res.locals.caller = caller
    next()
  }
}
