// `/remise/{code}`: sends a due diligence statement to an importer with its link, as one ZIP, without an account. The code is the
// organization's id and a secret. Requests are limited by IP address, together with the verification of documents, and two are
// packed at a time. Mail scanners open links, so GET only shows a button, and POST takes the file.
import { createHash } from 'node:crypto'
import type { Express, RequestHandler } from 'express'
import type { Pool } from 'pg'
import { reach } from '../contract/errors.ts'
import { callDoor } from '../database/callDoor.ts'
import { createSlots } from '../database/slots.ts'
import { toLinkPage, toTakePage } from '../documents/linkPage.ts'
import { languageOf, sendPage } from '../documents/sendPage.ts'
import type { Limiters } from '../http/admission/limiters.ts'
import { allowMethods, refuseOtherMethods } from '../http/server/methods.ts'
import { type HandOver, packed } from './handOver.ts'

const CODE = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{64})$/
const METHODS = ['GET', 'POST']
// A statement with all its plots is in memory as a whole until it was sent.
const enter = createSlots({ total: 2, share: 1, patienceMs: 10_000 })

type OfCode = RequestHandler<{ code: string }>

/** Serves the links. */
export function mountLinks(
  app: Express,
  { pool, limiters }: { readonly pool: Pool; readonly limiters: Pick<Limiters, 'verification'> },
): void {
  // The page says the same for every code, and looks nothing up.
  const show: OfCode = (req, res) => {
    const langue = languageOf(req)
    if (!CODE.test(req.params.code)) return sendPage(res, 404, langue, toLinkPage(langue))
    sendPage(res.set(PRIVATE), 200, langue, toTakePage(langue))
  }
  const take: OfCode = async (req, res) => {
    const langue = languageOf(req)
    const parts = CODE.exec(req.params.code)?.slice(1)
    if (parts === undefined) return sendPage(res, 404, langue, toLinkPage(langue))
    const organisation_id = parts.slice(0, 5).join('-')
    const empreinte = createHash('sha256')
      .update(parts[5] ?? '')
      .digest('hex')
    const leave = await enter(organisation_id)
    res.once('close', leave)
    if (res.closed) return leave()
    const asked = { organisation_id, empreinte }
    const found = await reach(callDoor<HandOver | null>(pool, 'declarations_eudr_prise', asked))
    if (found === null) return sendPage(res, 404, langue, toLinkPage(langue))
    res
      .set(PRIVATE)
      .attachment(`eudr-${found.id}.zip`)
      .send(await packed(found))
  }
  app
    .route('/remise/:code')
    .get(limiters.verification, show)
    .post(limiters.verification, take)
    .options(allowMethods(METHODS))
    .all(refuseOtherMethods(METHODS))
}

const PRIVATE = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
