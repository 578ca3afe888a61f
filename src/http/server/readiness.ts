// `/sante/pret`: readiness, for load balancers. It is not in the contract, and is mounted before every middleware that may
// refuse.
import type { Express } from 'express'
import { answerReadiness } from '../../watch/readiness.ts'
import type { Watch } from '../../watch/watch.ts'
import { allowMethods, refuseOtherMethods } from './methods.ts'

const PATH = '/sante/pret'

/** Serves the readiness of this process. */
export function mountReadiness(app: Express, { readiness }: Pick<Watch, 'readiness'>): void {
  app
    .route(PATH)
    .get(answerReadiness(readiness))
    .options(allowMethods(['GET']))
    .all(refuseOtherMethods(['GET']))
}
