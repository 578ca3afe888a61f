// The stages of a documented route: a request passes the table from top to bottom, and its response passes it from bottom to top.
import type { RequestHandler } from 'express'
import type { Pool } from 'pg'
import { bodyLimitOf } from '../contract/bodySize.ts'
import type { Log } from '../contract/errors.ts'
import {
  mayReadFromReplica,
  type Route,
  recordOf,
  rowsMemberOf,
  showsRecord,
  takesBody,
  takesKey,
  takesToken,
  takesVersion,
} from '../contract/route.ts'
import type { RouteSchemas } from '../contract/routeSchemas.ts'
import { ROUTES } from '../routes/table.ts'
import { authentication } from './admission/authentication.ts'
import type { KeysOf } from './admission/callerKeys.ts'
import type { Limiters } from './admission/limiters.ts'
import { journalRefusals, requirePermission } from './admission/permission.ts'
import type { Prove } from './admission/refusals.ts'
import { callerOf } from './admission/senders.ts'
import {
  type BodyLimits,
  ORDINARY_BYTES,
  readBatch,
  readBody,
  requireJson,
  requireSize,
} from './bodies/bodies.ts'
import { EMPTY, nextOf, receivedIn } from './bodies/received.ts'
import type { ReadRequest } from './bodies/requests.ts'
import type { Serve } from './calls/call.ts'
import { fromExpress, type Next, type Step } from './calls/exchange.ts'
import { actOnce } from './calls/idempotency.ts'
import { type ReplicaReads, readFromReplica } from './calls/replica.ts'
import { serveWithin } from './calls/requestScope.ts'
import { createCalls, serveByFunction } from './calls/run.ts'
import type { OpenSnapshot } from './calls/snapshot.ts'
import { JSON_TYPE, negotiate } from './responses/mediaType.ts'
import { send } from './responses/send.ts'
import { showCurrent, withEntityTag } from './responses/versions.ts'
import { redirectToScreen } from './server/screen.ts'
import { TABLE_MEDIA, tableWriter } from './tables/tables.ts'

/** The parts of the service that stages use. */
export type RouteTools = {
  readonly pool: Pool
  readonly log: Log
  readonly limiters: Limiters
  readonly authenticate: Prove
  /** Like `authenticate`, but accepts a draining token too. */
  readonly authenticateDraining: Prove
  readonly keysOf: KeysOf
  readonly schemas: RouteSchemas
  readonly readers: ReadonlyMap<string, ReadRequest>
  readonly handlers: Readonly<Record<string, Serve>>
  /** The limits of the largest body. */
  readonly bodies: BodyLimits
  readonly snapshots: OpenSnapshot
  /** The read replica for lists and reports; null if there is no replica. */
  readonly replica: ReplicaReads | null
}

type Stage = {
  readonly name: string
  /** Returns true if a route has this stage. */
  readonly of: (route: Route) => boolean
  readonly make: (tools: RouteTools, route: Route) => Step
}

const everyRoute = () => true
const hasScreen = ({ screen }: Route) => screen !== undefined
const isEnrolment = ({ who }: Route) => who === 'enrolement'
const isSynchronization = ({ who }: Route) => who === 'synchronisation'
const isDraining = ({ who }: Route) => who === 'vidage'
const takesTokenAndBody = (route: Route) => takesToken(route) && takesBody(route)
const isList = (route: Route) => rowsMemberOf(route) !== undefined
const hasMedia = (route: Route) => route.media !== undefined || isList(route)

const stage = (name: string, of: Stage['of'], make: Stage['make']): Stage => ({ name, of, make })

const STAGES = [
  stage('screen', hasScreen, (_, { screen }) => fromExpress(redirectToScreen(screen))),
  stage('bearer token', takesToken, proveCaller),
  stage('rate of the caller', takesToken, ({ limiters }) => fromExpress(limiters.callers)),
  stage('rate of enrolments', isEnrolment, ({ limiters }) => fromExpress(limiters.enrolment)),
  stage('journal of refusals', takesToken, journalRefusals),
  stage('scope', everyRoute, openScope),
  stage('length of the body', takesBody, (tools, route) => fromExpress(requireSize(boundsOf(tools, route)))),
  stage('type of the body', takesBody, () => fromExpress(requireJson)),
  stage('permission', takesTokenAndBody, requirePermission),
  stage('large bodies', takesBody, admitLargeBody),
  stage('body', takesBody, takeBody),
  stage('rate of the device', isSynchronization, ({ limiters }) => fromExpress(limiters.device)),
  stage('lane of the address', isDraining, ({ limiters }) => fromExpress(limiters.refusals.waitInLane)),
  stage('rate of draining codes', isDraining, ({ limiters }) => fromExpress(limiters.draining)),
  stage('request', everyRoute, validate),
  stage('media type', hasMedia, (_, { media = TABLE_MEDIA }) => negotiate(media)),
  stage('version', takesVersion, (tools, route) => showCurrent(tools.pool, showerOf(tools, route))),
  stage('functions', takesToken, bindCalls),
  stage('idempotency key', takesKey, ({ pool }, route) => actOnce(pool, route)),
  stage('read replica', mayReadFromReplica, ({ replica }) => readFromReplica(replica)),
  stage('table', isList, writeTable),
  stage('handler', everyRoute, serve),
]

/** Returns the names of the stages of a route, in their order. */
export function stagesOf(route: Route): string[] {
  return STAGES.filter(({ of }) => of(route)).map(({ name }) => name)
}

/** Serves a route by its stages. */
export function serveRoute(tools: RouteTools, route: Route): RequestHandler {
  const steps = STAGES.filter(({ of }) => of(route)).map(({ make }) => make(tools, route))
  const pass = steps.reduceRight<Next>((next, step) => (exchange) => step(exchange, next), unserved)
  const calls = createCalls(tools.pool, route, null)
  const start = {
    caller: null,
    request: {},
    body: EMPTY,
    accepted: JSON_TYPE,
    open: tools.snapshots,
    ...calls,
  }
  return async (req, res) => {
    const answer = await pass({ ...start, req, res })
    res.status(answer.status ?? route.success ?? 200).set(answer.headers ?? {})
    if (hasMedia(route)) res.vary('Accept')
    await send(res, answer, tools.log)
  }
}

const unserved: Next = () => Promise.reject(new TypeError('the last stage of a route serves it'))

function proveCaller({ authenticate, authenticateDraining, keysOf }: RouteTools, { draining }: Route): Step {
  const prove = fromExpress(authentication(draining ? authenticateDraining : authenticate, keysOf))
  return (exchange, next) => prove(exchange, (proved) => next({ ...proved, caller: callerOf(proved.res) }))
}

function openScope(_: RouteTools, { method }: Route): Step {
  return (exchange, next) =>
    serveWithin(exchange.res, exchange.caller, method === 'GET', () => next(exchange))
}

function boundsOf({ bodies, schemas }: RouteTools, route: Route): BodyLimits {
  return { ...bodies, bytes: bodyLimitOf(route, schemas, bodies.bytes) }
}

function admitLargeBody(tools: RouteTools, route: Route): Step {
  const isOrdinary = boundsOf(tools, route).bytes <= ORDINARY_BYTES
  return isOrdinary ? (exchange, next) => next(exchange) : fromExpress(tools.limiters.largeBodies)
}

function takeBody(tools: RouteTools, route: Route): Step {
  const bounds = boundsOf(tools, route)
  return fromExpress(route.raw ? readBatch(bounds) : readBody(bounds))
}

function validate({ readers }: RouteTools, { name }: Route): Step {
  const read = readers.get(name)
  if (read === undefined) throw new Error(`no reader for the route ${name}`)
  return (exchange, next) => {
    const received = receivedIn(exchange.req)
    return next({ ...exchange, request: read(received), body: received.body })
  }
}

// Calls on behalf of a caller; before the token is proved, calls are public.
function bindCalls({ pool }: RouteTools, route: Route): Step {
  return (exchange, next) => next({ ...exchange, ...createCalls(pool, route, exchange.caller) })
}

function writeTable({ schemas, handlers }: RouteTools, route: Route): Step {
  const write = tableWriter(route, schemas, serverOf(handlers, route))
  return (exchange, next) => {
    const { req, open, accepted } = exchange
    return TABLE_MEDIA.includes(accepted) ? write(exchange, accepted, nextOf(req), open) : next(exchange)
  }
}

function serve({ handlers }: RouteTools, route: Route): Step {
  const serving = serverOf(handlers, route)
  return (exchange) => serving(exchange)
}

// A record that another route changes is sent with its entity tag.
function serverOf(handlers: RouteTools['handlers'], route: Route): Serve {
  const serving = route.handler ? handlers[route.name] : serveByFunction(route)
  if (serving === undefined) throw new Error(`no handler for the route ${route.name}`)
  return showsRecord(route, ROUTES) ? withEntityTag(serving, route.handler === true) : serving
}

function showerOf({ handlers }: RouteTools, route: Route): Serve {
  const record = recordOf(route, ROUTES)
  if (record === null) throw new Error(`no record that ${route.name} changes`)
  return serverOf(handlers, record)
}
