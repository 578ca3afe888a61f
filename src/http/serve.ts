// One route of the table as Express sees it: the token first, then the body, then its schemas, then who serves it.
import type { Request, RequestHandler, Response } from 'express'
import type { Pool } from 'pg'
import { bodyLimitOf } from '../contract/bodySize.ts'
import { type Log, Refusal } from '../contract/errors.ts'
import { type Route, recordOf, showsRecord, takesBody, takesKey, takesToken } from '../contract/route.ts'
import type { RouteSchemas } from '../contract/routeSchemas.ts'
import { ROUTES } from '../routes/table.ts'
import { activeOrganisation, type Caller } from '../tokens/auth.ts'
import { accepted } from './accepted.ts'
import { type Aside, asideOf } from './aside.ts'
import { type BodyLimits, isOrdinary, ORDINARY_BYTES, readBody, requireSize } from './bodies.ts'
import type { Call, Document, Serve } from './call.ts'
import { once, readKey } from './idempotency.ts'
import type { KeysOf } from './knownCallers.ts'
import type { Prove } from './limits.ts'
import { nextOf, receivedIn } from './received.ts'
import { inShareOf, serveWithin } from './requestScope.ts'
import type { ReadRequest } from './requests.ts'
import { admit, byFunction, callsAlone, despiteDeadlocks, journalRefusal, runOn } from './run.ts'
import { leadingToScreen } from './screen.ts'
import { send } from './send.ts'
import type { OpenSnapshot } from './snapshot.ts'
import { tablesOf } from './tables.ts'
import { readVersions, tagging, whileUnchanged } from './versions.ts'

/** What the routes are served with. */
export type RouteTools = {
  pool: Pool
  log: Log
  authenticate: Prove
  /** The same, which takes a draining token too. */
  authenticateDraining: Prove
  /** The keys of callers who asked before. */
  keysOf: KeysOf
  schemas: RouteSchemas
  readers: ReadonlyMap<string, ReadRequest>
  handlers: Readonly<Record<string, Serve>>
  /** What the largest body may be and take. */
  bodies: BodyLimits
  /** One moment of the database, for as long as a table is read. */
  snapshots: OpenSnapshot
  /** Where lists and reports are read, where it is there. */
  replica: Aside | null
  /** Lets a few large bodies of one caller in at a time. */
  fewLarge: RequestHandler
  /** Serves one after the other what comes from an address that was refused too often. */
  queueUnknown: RequestHandler
  /** Counts the enrolments of one caller. */
  limitEnrolment: RequestHandler
  /** Counts the wrong draining codes of one device at one address. */
  limitDraining: RequestHandler
  /** Counts what an account and its organization ask for. */
  limitCallers: RequestHandler
  /** Counts what one device asks of the synchronization. */
  limitDevice: RequestHandler
}

const MAX_CALL = 200

/** The handlers of a route, in their order. */
export function routeHandlers(tools: RouteTools, route: Route): RequestHandler[] {
  const chain: RequestHandler[] = []
  if (route.screen !== undefined) chain.push(leadingToScreen(route.screen))
  if (takesToken(route)) {
    const prove = route.draining ? tools.authenticateDraining : tools.authenticate
    chain.push(authentication(prove, tools.keysOf), tools.limitCallers)
  }
  if (route.who === 'enrolement') chain.push(tools.limitEnrolment)
  if (takesBody(route)) {
    const limits = { ...tools.bodies, bytes: bodyLimitOf(route, tools.schemas, tools.bodies.bytes) }
    chain.push(requireSize(limits), requireJson, admission(tools, route))
    if (limits.bytes > ORDINARY_BYTES) chain.push(tools.fewLarge)
    chain.push(route.raw ? asBatch(readBody(limits)) : readBody(limits))
  }
  if (route.who === 'synchronisation') chain.push(tools.limitDevice)
  if (route.who === 'vidage') chain.push(tools.queueUnknown, tools.limitDraining)
  return [...chain, answering(tools, route)]
}

// Who may not call a route makes it read nothing. The ordinary batch of a phone is spared the question: it costs little
// to read, and is sent many times a day by people who may. A code that lets somebody in is in the body itself.
function admission({ pool, log }: RouteTools, route: Route): RequestHandler {
  const isByCode = route.who === 'enrolement' || route.byCode === true
  return async (req, res, next) => {
    const caller = callerOf(res)
    const isSpared = isByCode || (route.who === 'synchronisation' && isOrdinary(req))
    if (caller !== null && caller.vidage === undefined && !isSpared) {
      const admitted = serveWithin(res, caller, false, () => admit(pool, route, caller))
      await journaled({ pool, log }, route, req, caller, admitted)
    }
    next()
  }
}

function journaled<T>(
  { pool, log }: Pick<RouteTools, 'pool' | 'log'>,
  route: Route,
  req: Request,
  caller: Caller | null,
  answer: Promise<T>,
): Promise<T> {
  return answer.catch(async (error: unknown) => {
    if (caller !== null)
      await inShareOf(caller, () => journalRefusal(pool, log, route, caller, req.path, error))
    throw error
  })
}

/** The caller that the token proved; null on a public route. */
export function callerOf(res: Response): Caller | null {
  return (res.locals.caller as Caller | undefined) ?? null
}

/** Proves who calls, before anything else of the request is read. */
export function authentication(prove: Prove, keysOf: KeysOf): RequestHandler {
  return async (req, res, next) => {
    const bearer = await prove(req)
    const caller: Caller = { ...bearer, x_organisation: activeOrganisation(req.headers['x-organisation']) }
    const connu = keysOf(bearer, caller)
    if (connu !== undefined) caller.connu = connu
    if (caller.roles.length > 0 && caller.x_organisation !== null)
      caller.appel = `${req.method} ${req.baseUrl}${req.path}`.slice(0, MAX_CALL)
    res.locals.caller = caller
    next()
  }
}

/** Refuses a body that does not say that it is JSON. */
export const requireJson: RequestHandler = (req, _res, next) => {
  const type = req.get('Content-Type')
  const hasBody = req.headers['transfer-encoding'] !== undefined || Number(req.get('Content-Length') ?? 0) > 0
  if (type === undefined ? hasBody : !isJsonInUtf8(type)) throw new Refusal('type_contenu_non_supporte')
  next()
}

function isJsonInUtf8(type: string): boolean {
  const [media, ...parameters] = type.split(';').map((part) => part.trim().toLowerCase())
  const charsets = parameters.filter((parameter) => parameter.startsWith('charset'))
  return media === 'application/json' && charsets.every((charset) => /^charset="?utf-8"?$/.test(charset))
}

// A batch that was cut short or badly compressed is no batch: its route has a code of its own for that.
function asBatch(readBody: RequestHandler): RequestHandler {
  return (req, res, next) => {
    readBody(req, res, (error?: unknown) => {
      const isUnreadable = (error as { status?: unknown } | undefined)?.status === 400
      next(isUnreadable ? new Refusal('lot_invalide', { raison: 'the body can not be read' }, error) : error)
    })
  }
}

function answering(tools: RouteTools, route: Route): RequestHandler {
  const { pool, readers, schemas } = tools
  const read = readers.get(route.name)
  if (read === undefined) throw new Error(`nothing reads the route ${route.name}`)
  const serve = serverOf(tools, route)
  const record = recordOf(route, ROUTES)
  const show = record === null ? null : serverOf(tools, record)
  const tables = tablesOf(route, schemas, serve)
  const aside = asideOf(tools.replica, route)
  return async (req, res) => {
    const caller = callerOf(res)
    const received = receivedIn(req)
    const request = read(received)
    const media = accepted(req, route.media ?? tables?.media ?? [])
    const isTable = tables?.media.includes(media) === true
    const serving = (asked: Call, open = tools.snapshots): Promise<Document> =>
      isTable ? tables.serve(asked, media, nextOf(req), open) : serve(asked)
    const key = takesKey(route) ? readKey(req.headers['idempotency-key'], route, request) : null
    const versions = show === null ? null : readVersions(req)
    const calling = caller === null || versions === null ? caller : { ...caller, versions }
    const calls = callsAlone(pool, route, calling)
    const call = { caller, request, body: received.body, accepted: media, ...calls }
    const act = (): Promise<Document> =>
      key === null || calling === null
        ? serving(call)
        : despiteDeadlocks(() => once(pool, route, calling, key, (keyed) => serve({ ...call, run: keyed })))
    const acting = () =>
      show === null || versions === null
        ? act()
        : whileUnchanged(versions, act, () =>
            show({ ...call, request: received.path, run: runOn(pool, caller) }),
          )
    const reading = () => (aside === null ? acting() : aside(res, call, serving, acting))
    const served = serveWithin(res, caller, route.method === 'GET', reading)
    const answer = await journaled(tools, route, req, caller, served)
    res.status(answer.status ?? route.success ?? 200).set(answer.headers ?? {})
    if (tables !== null || route.media !== undefined) res.vary('Accept')
    await send(res, answer, tools.log)
  }
}

// Who serves a route; what shows a record that another route changes bears the tag of it.
function serverOf({ handlers }: RouteTools, route: Route): Serve {
  const serve = route.handler ? handlers[route.name] : byFunction(route)
  if (serve === undefined) throw new Error(`nothing serves the route ${route.name}`)
  return showsRecord(route, ROUTES) ? tagging(serve, route.handler === true) : serve
}
