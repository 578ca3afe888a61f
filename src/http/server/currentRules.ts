// Refuses requests while the database holds rules of another version (docs/decisions/0095-montee-sans-arret.md).
import type { RequestHandler } from 'express'
import { Refusal } from '../../contract/errors.ts'
import { refusalsOf } from '../../contract/route.ts'
import type { Version } from '../../process/version.ts'
import { ROUTES } from '../../routes/table.ts'

// The contract, the public keys and the health route need no database.
const WITHOUT_DATABASE = new Set(
  ROUTES.filter((route) => !refusalsOf(route).includes('service_indisponible')).map(({ path }) => path),
)

/** Refuses requests while the database's rules are not those of this process: the client retries and reaches the new version. */
export function requireCurrentRules({ serves }: Pick<Version, 'serves'>): RequestHandler {
  return (req, _res, next) => {
    if (!serves() && !WITHOUT_DATABASE.has(req.path)) throw new Refusal('service_indisponible')
    next()
  }
}
