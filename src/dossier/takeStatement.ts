// `/remise/{code}`: sends a due diligence statement to an importer with its link, as one ZIP, without an account. The code is the
// organization's id and a secret. Requests are limited by IP address, together with the verification of documents, and two are
// packed at a time.
import type { Express, RequestHandler } from 'express'
import type { Pool } from 'pg'
import { reach } from '../contract/errors.ts'
import { callDoor } from '../database/callDoor.ts'
import { createSlots } from '../database/slots.ts'
import { toLinkPage } from '../documents/linkPage.ts'
import { languageOf, sendPage } from '../documents/sendPage.ts'
import type { Limiters } from '../http/admission/limiters.ts'
import { allowMethods, refuseOtherMethods } from '../http/server/methods.ts'
import { type HandOver, packed } from './handOver.ts'

const CODE = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{64})$/
const METHODS = ['GET'] as const
// A statement with all its plots is in memory as a whole while it is packed.
const enter = createSlots({ total: 2, share: 1, patienceMs: 10_000 })

/** Serves the links. */
export function mountLinks(
  app: Express,
  { pool, limiters }: { readonly pool: Pool; readonly limiters: Pick<Limiters, 'verification'> },
): void {
  const take: RequestHandler<{ code: string }> = async (req, res) => {
    const langue = languageOf(req)
    const parts = CODE.exec(req.params.code)?.slice(1)
    if (parts === undefined) return sendPage(res, 404, langue, toLinkPage(langue))
    const organisation_id = parts.slice(0, 5).join('-')
    const asked = { organisation_id, secret: parts[5] }
    const leave = await enter(organisation_id)
    try {
      const found = await reach(callDoor<HandOver | null>(pool, 'declarations_eudr_prise', asked))
      if (found === null) return sendPage(res, 404, langue, toLinkPage(langue))
      res
        .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
        .attachment(`eudr-${found.id}.zip`)
        .send(await packed(found))
    } finally {
      leave()
    }
  }
  // A look at the address takes nothing, so it says the same for every code.
  const look: RequestHandler = (_req, res) => {
    res.set('Cache-Control', 'no-store').end()
  }
  app
    .route('/remise/:code')
    .head(look)
    .get(limiters.verification, take)
    .options(allowMethods([...METHODS]))
    .all(refuseOtherMethods([...METHODS]))
}
