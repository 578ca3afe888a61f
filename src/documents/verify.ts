// `/verifier/{code}`: shows anyone if a document is genuine. It accepts codes typed in any form, and limits requests by IP
// address only. `/verifier` shows the form; a code in its query string leads to the page of the code. `/verifier/dossier`
// verifies an audit dossier in the browser.
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express'
import type { Pool } from 'pg'
import { type Log, reach, translate } from '../contract/errors.ts'
import { callDoor } from '../database/callDoor.ts'
import type { Limiters } from '../http/admission/limiters.ts'
import { allowMethods, refuseOtherMethods } from '../http/server/methods.ts'
import { deskScript } from '../http/server/site.ts'
import { type Outcome, toDossierPage, toPage, type Verdict } from './page.ts'
import { languageOf, sendPage } from './sendPage.ts'

const FORM = '/verifier'
const PATH = `${FORM}/:code`
const DOSSIER = `${FORM}/dossier`
const SCRIPT = 'src/verifier/main.ts'
const LONGEST = 64

/** The parts needed to verify documents. */
export type VerifyTools = {
  readonly pool: Pool
  readonly log: Log
  readonly limiters: Pick<Limiters, 'verification'>
}

/** Serves the page. */
export function mountVerification(app: Express, { pool, log, limiters }: VerifyTools): void {
  const verify: RequestHandler<{ code: string }> = async (req, res) => {
    const code = codeOf(req.params.code)
    const asked = { code, langue: languageOf(req) }
    const outcome: Outcome =
      code === null
        ? { statut: 'illisible' }
        : await reach(callDoor<Verdict>(pool, 'documents_verifier', asked))
    send(req, res, 200, outcome, code)
  }
  const ask: RequestHandler = (req, res) => {
    const codes = new URL(req.originalUrl, 'http://x').searchParams.getAll('code')
    const code = codes.join('').trim()
    if (code === '') return send(req, res, 200, { statut: 'vide' }, null)
    res.redirect(303, `${FORM}/${encodeURIComponent(codeOf(code) ?? '-')}`)
  }
  const askArchive: RequestHandler = (req, res) => {
    const langue = languageOf(req)
    sendPage(res, 200, langue, toDossierPage(langue, deskScript(SCRIPT)))
  }
  const routes = [[DOSSIER, askArchive] as const, [PATH, verify] as const, [FORM, ask] as const]
  for (const [path, handler] of routes) {
    app
      .route(path)
      .get(limiters.verification, handler)
      .options(allowMethods(['GET']))
      .all(refuseOtherMethods(['GET']))
  }
  app.use(PATH, asPage(log))
}

/** Normalizes a typed code: lower case, without spaces and dashes; returns null if it is not a code. */
function codeOf(typed: string): string | null {
  if (typed.length > LONGEST) return null
  const code = typed.toLowerCase().replace(/[\s\u00A0.:_-]/g, '')
  return /^[0-9a-f]{16}$/.test(code) ? code : null
}

function send(req: Request, res: Response, status: number, outcome: Outcome, code: string | null): void {
  const langue = languageOf(req)
  sendPage(res, status, langue, toPage(outcome, code, langue, deskScript(SCRIPT)))
}

const FAILURES: Readonly<Record<number, Outcome['statut'] | undefined>> = { 429: 'trop', 503: 'indisponible' }

// Shows the common errors as a page with an explanation; other errors go to the general error handler.
function asPage(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const { status, headers } = translate(error, log, String(res.locals.id))
    const statut = FAILURES[status]
    if (statut === undefined || res.headersSent) return next(error)
    for (const [name, value] of Object.entries(headers)) if (!res.hasHeader(name)) res.set(name, value)
    send(req, res, status, { statut } as Outcome, null)
  }
}
