// One request on its way through the stages of its route (src/http/stages.ts).
import type { Request, RequestHandler, Response } from 'express'
import type { Call, Document } from './call.ts'
import type { OpenSnapshot } from './snapshot.ts'

/** A request, its response, and the call that the stages prepare for them. */
export type Exchange = Call & {
  readonly req: Request
  readonly res: Response
  /** Opens the snapshot in which a whole table is read. */
  readonly open: OpenSnapshot
}

/** The remaining stages. */
export type Next = (exchange: Exchange) => Promise<Document>

/** A stage of one route. It throws to refuse; otherwise it passes the exchange to the next stage, and may change the response. */
export type Step = (exchange: Exchange, next: Next) => Promise<Document>

/**
 * Makes a stage from an Express handler. If the handler calls `next`, the exchange continues with the next stage; if the handler
 * responds itself, the exchange ends.
 */
export function fromExpress(handler: RequestHandler): Step {
  return async (exchange, next) => {
    await new Promise<void>((resolve, reject) => {
      const done = (error?: unknown) => (error === undefined ? resolve() : reject(error))
      Promise.resolve(handler(exchange.req, exchange.res, done)).catch(reject)
    })
    return next(exchange)
  }
}
