// `/sante/pret`: whether this process can serve now, told to whoever balances its load. It stands beside the contract, and before
// everything that may refuse: what is missing is all that it says no for.
import type { Express } from 'express'
import { answerReadiness } from '../watch/readiness.ts'
import type { Watch } from '../watch/watch.ts'
import { allowing, refusingMethod } from './methods.ts'

const PATH = '/sante/pret'

/** Serves the sign of readiness. */
export function mountReadiness(app: Express, { readiness }: Pick<Watch, 'readiness'>): void {
  app
    .route(PATH)
    .get(answerReadiness(readiness))
    .options(allowing(['GET']))
    .all(refusingMethod(['GET']))
}
