// What a version answers whose rules the database does not hold (docs/decisions/0095-montee-sans-arret.md).
import type { RequestHandler } from 'express'
import { Refusal } from '../contract/errors.ts'
import { refusalsOf } from '../contract/route.ts'
import type { Version } from '../process/version.ts'
import { ROUTES } from '../routes/table.ts'

// The contract, the public keys and the sign of health ask nothing of the database.
const WITHOUT_DATABASE = new Set(
  ROUTES.filter((route) => !refusalsOf(route).includes('service_indisponible')).map(({ path }) => path),
)

/** Refuses every request for as long as the database holds rules that are not served: whoever asks comes again, and finds the new version. */
export function whileCurrent({ serves }: Pick<Version, 'serves'>): RequestHandler {
  return (req, _res, next) => {
    if (!serves() && !WITHOUT_DATABASE.has(req.path)) throw new Refusal('service_indisponible')
    next()
  }
}
