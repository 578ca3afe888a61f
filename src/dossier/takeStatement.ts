// `/remise/{code}`: sends a due diligence statement to an importer with its link, as one ZIP, without an account. The code is the
// organization's id and a secret. Requests are limited by IP address, together with the verification of documents.
import type { Express, RequestHandler } from 'express'
import type { Pool } from 'pg'
import { reach } from '../contract/errors.ts'
import { callDoor } from '../database/callDoor.ts'
import { toLinkPage } from '../documents/linkPage.ts'
import { languageOf, sendPage } from '../documents/sendPage.ts'
import type { Limiters } from '../http/admission/limiters.ts'
import { allowMethods, refuseOtherMethods } from '../http/server/methods.ts'
import { type HandOver, packed } from './handOver.ts'

const CODE = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{64})$/
const METHODS = ['GET'] as const

/** Serves the links. */
export function mountLinks(
  app: Express,
  { pool, limiters }: { readonly pool: Pool; readonly limiters: Pick<Limiters, 'verification'> },
): void {
  const take: RequestHandler<{ code: string }> = async (req, res) => {
    const parts = CODE.exec(req.params.code)?.slice(1)
    const asked = parts && { organisation_id: parts.slice(0, 5).join('-'), secret: parts[5] }
    const found = asked && (await reach(callDoor<HandOver | null>(pool, 'declarations_eudr_prise', asked)))
    const langue = languageOf(req)
    if (!found) return sendPage(res, 404, langue, toLinkPage(langue))
    res
      .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
      .attachment(`eudr-${found.id}.zip`)
      .send(await packed(found))
  }
  app
    .route('/remise/:code')
    .get(limiters.verification, take)
    .options(allowMethods([...METHODS]))
    .all(refuseOtherMethods([...METHODS]))
}
