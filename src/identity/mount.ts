// Mounts `/oidc`: only the used paths of the provider are reachable, with the same limits and refusals as other routes.
import { IncomingMessage } from 'node:http'
import { type ParsedUrlQuery, parse, stringify } from 'node:querystring'
import type { ErrorRequestHandler, Express, Request, RequestHandler } from 'express'
import { type Log, Refusal, translate } from '../contract/errors.ts'
import type { Limiters } from '../http/admission/limiters.ts'
import { addressOf, fingerprintOf } from '../http/admission/senders.ts'
import { readBody, requireSize } from '../http/bodies/bodies.ts'
import { allowMethods, refuseOtherMethods } from '../http/server/methods.ts'
import type { Config } from '../settings/config.ts'
import { PAGES, PROGRAMS } from './endpoints.ts'
import { noticePage } from './pages/forms.ts'
import { headersOf, toPage } from './pages/frame.ts'
import type { EmbeddedProvider } from './port.ts'
import { languageAsked, noticeOf } from './responses.ts'

const BODY_BYTES = 16_384
const FORM = 'application/x-www-form-urlencoded'

/** The parts needed to mount the provider. */
export type MountTools = {
  readonly config: Pick<Config, 'bodyTimeoutMs'>
  readonly log: Log
  readonly limiters: Pick<Limiters, 'refusals' | 'password'>
}

/** Serves the embedded provider's endpoints. */
export function mountIdentity(app: Express, provider: EmbeddedProvider, tools: MountTools): void {
  const { config, log, limiters } = tools
  const limits = { bytes: BODY_BYTES, timeoutMs: config.bodyTimeoutMs }
  const limit = limiters.password(triedBy(provider))
  const begun = limiters.password(begunBy(provider))
  const serve: RequestHandler = (req, res) => {
    req.headers['x-forwarded-for'] = addressOf(req)
    req.url = req.url.slice('/oidc'.length) // the provider’s own paths have no prefix
    provider.handler(Buffer.isBuffer(req.body) ? replayRequest(req, req.body) : req, res)
  }
  const taking = [requireSize(limits), readBody(limits), refuseLarge, asOneForm, limit] as RequestHandler[]
  const place = (path: string, methods: readonly string[], asking: RequestHandler[]) => {
    const route = app.route(`/oidc${path}`)
    if (methods.includes('GET')) route.get(...asking, serve)
    // A password waits in a separate queue, so it does not block the other requests of its IP address.
    if (methods.includes('POST'))
      route.post(...taking, ...(path === '/token' ? [limiters.refusals.waitInLane] : []), serve)
    route.options(allowMethods([...methods])).all(refuseOtherMethods([...methods]))
  }
  for (const [path, methods] of Object.entries(PROGRAMS)) place(path, methods, [])
  for (const [path, methods] of Object.entries(PAGES)) {
    place(path, methods, [requireText, begun])
    app.use(`/oidc${path}`, sendErrorPage(log))
  }
}

// Refuses U+0000, which PostgreSQL can not store.
const requireText: RequestHandler = ({ url }, _res, next) => {
  const isText = !/%00/.test(url)
  next(isText ? undefined : new Refusal('parametre_invalide', [{ chemin: '', raison: 'U+0000' }]))
}

// Sends an error page to a browser.
function sendErrorPage(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent || req.accepts('json', 'html') !== 'html') return next(error)
    const { status, headers } = translate(error, log, String(res.locals.id))
    const page = noticePage(languageAsked(req), noticeOf(status))
    for (const [name, value] of Object.entries({ ...headers, ...headersOf(page) }))
      if (!res.hasHeader(name) || name in headersOf(page)) res.set(name, value)
    res.status(status).send(toPage(page))
  }
}

// Returns the key of the rate limit. A renewal counts per refresh token, so that passwords tried from the same IP address do not
// limit it. Only the token endpoint renews; the sign-in page would read the same form as a password.
function triedBy({ browserOf }: EmbeddedProvider): (req: Request) => string {
  return (req) => {
    const { grant_type, refresh_token, identifiant } = formOf(req) ?? {}
    if (req.path === '/oidc/token') {
      const isRenewal = grant_type === 'refresh_token' && typeof refresh_token === 'string'
      return isRenewal ? fingerprintOf(refresh_token) : addressOf(req)
    }
    // A browser that signed in before as this login is also counted separately.
    const known = typeof identifiant === 'string' ? browserOf(req.headers.cookie, identifiant) : null
    return known ?? addressOf(req)
  }
}

function begunBy({ browserOf }: EmbeddedProvider): (req: Request) => string {
  return (req) => browserOf(req.headers.cookie) ?? addressOf(req)
}

function formOf(req: Request): ParsedUrlQuery | null {
  return req.is(FORM) && Buffer.isBuffer(req.body) ? parse(req.body.toString()) : null
}

// Replaces the form by the values that were counted: with another charset the provider could decode another form with another
// password.
const asOneForm: RequestHandler = (req, _res, next) => {
  const form = formOf(req)
  if (form !== null) {
    req.body = Buffer.from(stringify(form))
    req.headers['content-type'] = FORM
    req.headers['content-length'] = String(req.body.length)
  }
  next()
}

// Sends OAuth's own error for a large body. Express detects an error handler by its four parameters.
const refuseLarge: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  const isLarge =
    (error instanceof Refusal && error.code === 'corps_trop_grand') ||
    (error as { type?: unknown }).type === 'entity.too.large'
  if (isLarge) res.status(400).json({ error: 'invalid_request', error_description: 'too large a body' })
  else next(error)
}

// Returns the same request with an unread body, since the provider reads the body itself.
function replayRequest(req: Request, body: Buffer): IncomingMessage {
  const again = new IncomingMessage(req.socket)
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = req
  Object.assign(again, { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor })
  again.push(body)
  again.push(null)
  again.complete = true
  return again
}
