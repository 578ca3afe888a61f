// The HTTP face: the table of routes turned into an Express application. Whatever is not a success is thrown somewhere
// below and translated here, once.
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import type { Pool } from 'pg'
import { type Log, Refusal, translate } from './contract/errors.ts'
import { createSlots } from './database/slots.ts'
import { verificationOf } from './documents/make.ts'
import type { Reads } from './graphql/open.ts'
import { mountGraphql } from './graphql/serve.ts'
import { createHandlers } from './handlers.ts'
import { readingFrom } from './http/aside.ts'
import { fewAtOnce } from './http/bodies.ts'
import { type LimitsOf, limitCallers, limitDevices } from './http/callerLimits.ts'
import { compressing } from './http/compression.ts'
import { cors, requestId, securityHeaders } from './http/headers.ts'
import { rememberCallers } from './http/knownCallers.ts'
import { addressOf, createGuard, type Guard, noticingProxies } from './http/limits.ts'
import { allowing, refusingMethod } from './http/methods.ts'
import { observed } from './http/observed.ts'
import { perMinute } from './http/perMinute.ts'
import { mountRoutes } from './http/places.ts'
import { mountReadiness } from './http/ready.ts'
import { callerOf, type RouteTools } from './http/serve.ts'
import { createSnapshots } from './http/snapshot.ts'
import { whileCurrent } from './http/whileCurrent.ts'
import { mountIdentity } from './identity/mount.ts'
import type { IdentityProvider } from './identity/port.ts'
import { type EmbeddedStore, OBJECTS_PATH, type ObjectStore } from './objects/port.ts'
import { ownFiles } from './ownFiles.ts'
import { mountPages } from './pages.ts'
import type { ReadReplica } from './process/replicas.ts'
import type { Version } from './process/version.ts'
import { ROUTES } from './routes/table.ts'
import type { Config } from './settings/config.ts'
import { openTurns } from './sync/turns.ts'
import { createAuthenticator, type TokenRules } from './tokens/auth.ts'
import { acceptingDraining } from './tokens/draining.ts'
import type { SyncKeys } from './tokens/keys.ts'
import type { Watch } from './watch/watch.ts'

/** What the application is made of. */
export type AppDeps = {
  config: Config
  pool: Pool
  log: Log
  version: Pick<Version, 'serves' | 'tokensSince'>
  identity: IdentityProvider
  keys: SyncKeys
  reads: Reads
  replica: ReadReplica | null
  objects: ObjectStore
  watch: Watch
  /** How many requests the callers of an organization may send. */
  limitsOf: LimitsOf
}

// A phone sends one large body at a time, and an office a few.
const LARGE = { total: 256, share: 4, patienceMs: 10_000 }

/** Makes the Express application; nothing listens yet. */
export function createApp(deps: AppDeps): Express {
  const { config, log, identity, objects } = deps
  const app = express()
  app.disable('x-powered-by').disable('etag')
  app.set('trust proxy', config.trustProxy)
  app.set('query parser', false).set('case sensitive routing', true).set('strict routing', true)

  const methods = [...new Set(ROUTES.map(({ method }) => method))]
  app.use(
    requestId,
    observed(log, deps.watch, deviceOf),
    securityHeaders(config.publicUrl.startsWith('https:')),
    cors(config.corsOrigins, methods),
  )
  const guard = createGuard(config.refusalsPerMinute, (res) => callerOf(res) !== null)
  mountReadiness(app, deps.watch)
  app.use(noticingProxies(log), guard.counting, requireDecodablePath, whileCurrent(deps.version))
  app.use(compressing())
  // First what is asked most: Express asks the places that stand beside the contract one after the other.
  const tools = routeTools(deps, guard)
  mountRoutes(app, tools)
  if (identity.embedded !== null)
    mountIdentity(app, identity.embedded, { config, log, queueing: guard.queueing })
  if (objects.embedded !== null) mountObjects(app, objects.embedded)
  mountPages(app, { config, pool: deps.pool, log, objects })
  mountGraphql(app, { ...tools, reads: deps.reads, config: deps.config })
  app.use(() => {
    throw new Refusal('route_inconnue')
  })
  app.use(refusing(log))
  return app
}

function routeTools(deps: AppDeps, guard: Guard): RouteTools {
  const { config, pool, log, version, identity, keys, objects, watch, limitsOf } = deps
  const { schemas, readers, contract, commands } = ownFiles()
  const batches = {
    pool,
    config,
    log,
    schemas: commands,
    turns: openTurns(config.batchesAtOnce),
    metrics: watch.metrics,
  }
  const [{ sealing }, { fileTypes }] = [identity, config]
  const verification = verificationOf(config.publicUrl)
  const authenticate = createAuthenticator(identity, tokenRules(config, identity, version.tokensSince))
  const counting = { limitsOf, callerOf, accountOf }
  return {
    pool,
    log,
    schemas,
    authenticate: guard.proving(authenticate),
    authenticateDraining: guard.proving(acceptingDraining(authenticate, keys, version.tokensSince)),
    keysOf: rememberCallers(pool, log),
    readers,
    handlers: createHandlers({ keys, contract, batches, objects, sealing, fileTypes, verification }),
    bodies: { bytes: config.bodyLimitBytes, timeoutMs: config.bodyTimeoutMs },
    snapshots: createSnapshots(pool),
    replica: readingFrom(deps.replica),
    fewLarge: fewAtOnce(createSlots(LARGE), accountOf),
    queueUnknown: guard.queueing,
    limitEnrolment: perMinute(log, {
      what: 'enrolment',
      limit: config.enrolmentsPerMinute,
      keyOf: (_req, res) => accountOf(res),
    }),
    limitDraining: perMinute(log, {
      what: 'draining',
      limit: config.enrolmentsPerMinute,
      keyOf: (req) => `${addressOf(req)} ${deviceOf(req)}`,
      isHarmless: (res) => res.statusCode !== 403,
    }),
    limitCallers: limitCallers(counting),
    limitDevice: limitDevices(counting, config.syncPerMinute, deviceOf),
  }
}

function accountOf(res: Response): string {
  return `${callerOf(res)?.emetteur} ${callerOf(res)?.sujet}`
}

// The first device that the request names, in its query or its body, is the one counted: it is not judged here.
function deviceOf({ originalUrl, body }: Request): string {
  const text = Buffer.isBuffer(body) && body.length > 0 ? body.toString('latin1', 0, 4096) : originalUrl
  return /appareil_id(?:=|"\s*:\s*")([0-9a-f-]{36})/i.exec(text)?.[1]?.toLowerCase() ?? ''
}

function tokenRules(
  config: Config,
  { embedded, admin }: IdentityProvider,
  issuedSince: () => number | null,
): TokenRules {
  return {
    issuedSince,
    audience: config.oidcAudience,
    algorithms: config.oidcAlgorithms,
    types: config.oidcTyp,
    isElsewhere: embedded === null && admin === null,
    namesAreGiven: embedded !== null || config.oidcTrustUsernames === 'yes',
    claims: {
      identifiant: config.oidcClaimIdentifiant,
      organisations: config.oidcClaimOrganisations,
      roles: config.oidcClaimRoles,
    },
  }
}

// The addresses of files: their signature is all the proof that they need.
function mountObjects(app: Express, { receive, handOut }: EmbeddedStore): void {
  const methods = ['GET', 'PUT']
  app.route(OBJECTS_PATH).put(receive).get(handOut).options(allowing(methods)).all(refusingMethod(methods))
}

const requireDecodablePath: RequestHandler = (req, _res, next) => {
  if (decodeURIComponent(req.path).includes('\0')) {
    throw new Refusal('parametre_invalide', [{ chemin: '', raison: 'path with U+0000' }])
  }
  next()
}

// Express knows an error handler by its four parameters.
function refusing(log: Log): ErrorRequestHandler {
  return (error: unknown, _req, res, _next) => {
    if (res.closed) return // whoever asked is gone, and what they asked was ended for it
    const { status, headers, body } = translate(error, log, String(res.locals.id))
    if (res.headersSent) {
      res.destroy()
      return
    }
    for (const [name, value] of Object.entries(headers)) if (!res.hasHeader(name)) res.set(name, value)
    res.status(status).type('application/json').send(JSON.stringify(body))
  }
}
