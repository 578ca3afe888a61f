// Makes an Express application from the table of routes. Handlers throw every error; this file translates each one into a
// response.
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import type { Pool } from 'pg'
import { type Log, Refusal, translate } from './contract/errors.ts'
import { verificationOf } from './documents/make.ts'
import type { Reads } from './graphql/open.ts'
import { mountGraphql } from './graphql/serve.ts'
import { createHandlers } from './handlers.ts'
import { cacheCallerKeys } from './http/admission/callerKeys.ts'
import type { LimitsOf } from './http/admission/callerLimits.ts'
import { createLimiters, type Limiters } from './http/admission/limiters.ts'
import { warnOfProxies } from './http/admission/refusals.ts'
import { openReplicaReads } from './http/calls/replica.ts'
import { createSnapshots } from './http/calls/snapshot.ts'
import { logRequests } from './http/log/requestLog.ts'
import { mountRoutes } from './http/mountRoutes.ts'
import { compressResponses } from './http/responses/compression.ts'
import { requireCurrentRules } from './http/server/currentRules.ts'
import { cors, requestId, securityHeaders } from './http/server/headers.ts'
import { allowMethods, refuseOtherMethods } from './http/server/methods.ts'
import { mountReadiness } from './http/server/readiness.ts'
import type { RouteTools } from './http/stages.ts'
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
import { createAuthenticator } from './tokens/auth.ts'
import { acceptDraining } from './tokens/draining.ts'
import { logFaults } from './tokens/faults.ts'
import type { SyncKeys } from './tokens/keys.ts'
import { tokenRules } from './tokens/rules.ts'
import type { Watch } from './watch/watch.ts'
import { addressRules } from './webhooks/addresses.ts'

/** The parts from which the application is built. */
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
  /** Returns the rate limits of an organization's callers. */
  limitsOf: LimitsOf
}

/** Makes the Express application; it does not listen yet. */
export function createApp(deps: AppDeps): Express {
  const { config, log, identity, objects } = deps
  const app = express()
  app.disable('x-powered-by').disable('etag')
  app.set('trust proxy', config.trustProxy)
  app.set('query parser', false).set('case sensitive routing', true).set('strict routing', true)

  const methods = [...new Set(ROUTES.map(({ method }) => method))]
  app.use(
    requestId,
    logRequests(log, deps.watch),
    securityHeaders(config.publicUrl.startsWith('https:')),
    cors(config.corsOrigins, methods),
  )
  const limiters = createLimiters(config, log, deps.limitsOf)
  const { refusals } = limiters
  mountReadiness(app, deps.watch)
  app.use(warnOfProxies(log), refusals.countRefusals, requireDecodablePath, requireCurrentRules(deps.version))
  app.use(compressResponses())
  // Mounts the busiest routes first: Express tries the others one after the other.
  const tools = routeTools(deps, limiters)
  mountRoutes(app, tools)
  if (identity.embedded !== null) mountIdentity(app, identity.embedded, { config, log, limiters })
  if (objects.embedded !== null) mountObjects(app, objects.embedded)
  mountPages(app, { config, pool: deps.pool, log, objects, limiters })
  mountGraphql(app, { ...tools, reads: deps.reads, config: deps.config })
  app.use(() => {
    throw new Refusal('route_inconnue')
  })
  app.use(translateErrors(log))
  return app
}

function routeTools(deps: AppDeps, limiters: Limiters): RouteTools {
  const { config, pool, log, version, identity, keys, objects, watch } = deps
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
  const addresses = addressRules(config)
  const { embedded, admin } = identity
  const providers = { isEmbedded: embedded !== null, isElsewhere: embedded === null && admin === null }
  const rules = tokenRules(config, providers, version.tokensSince)
  const authenticate = createAuthenticator(identity, rules, logFaults(log))
  return {
    pool,
    log,
    limiters,
    schemas,
    authenticate: limiters.refusals.limitProofs(authenticate),
    authenticateDraining: limiters.refusals.limitProofs(
      acceptDraining(authenticate, keys, version.tokensSince),
    ),
    keysOf: cacheCallerKeys(pool, log),
    readers,
    handlers: createHandlers({
      keys,
      contract,
      batches,
      objects,
      sealing,
      fileTypes,
      verification,
      publicUrl: config.publicUrl,
      addresses,
    }),
    bodies: { bytes: config.bodyLimitBytes, timeoutMs: config.bodyTimeoutMs },
    snapshots: createSnapshots(pool),
    replica: openReplicaReads(deps.replica),
  }
}

// Mounts the URLs of files. Their signature is the only proof that they need.
function mountObjects(app: Express, { receive, handOut }: EmbeddedStore): void {
  const methods = ['GET', 'PUT']
  app
    .route(OBJECTS_PATH)
    .put(receive)
    .get(handOut)
    .options(allowMethods(methods))
    .all(refuseOtherMethods(methods))
}

const requireDecodablePath: RequestHandler = (req, _res, next) => {
  if (decodeURIComponent(req.path).includes('\0')) {
    throw new Refusal('parametre_invalide', [{ chemin: '', raison: 'path with U+0000' }])
  }
  next()
}

// Express detects an error handler by its four parameters.
function translateErrors(log: Log): ErrorRequestHandler {
  return (error: unknown, _req, res, _next) => {
    if (res.closed) return // the client is gone, and its request was aborted
    const { status, headers, body } = translate(error, log, String(res.locals.id))
    if (res.headersSent) {
      res.destroy()
      return
    }
    for (const [name, value] of Object.entries(headers)) if (!res.hasHeader(name)) res.set(name, value)
    res.status(status).type('application/json').send(JSON.stringify(body))
  }
}
