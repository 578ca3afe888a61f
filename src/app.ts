// The HTTP face: the table of routes turned into an Express application. Whatever is not a success is thrown somewhere
// below and translated here, once.
import { hash } from 'node:crypto'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import type { Pool } from 'pg'
import { createAuthenticator, type TokenRules } from './auth.ts'
import { loadCommandSchemas } from './commandSchemas.ts'
import type { Config } from './config.ts'
import { acceptingDraining } from './draining.ts'
import { type Log, Refusal, reach, translate } from './errors.ts'
import type { Reads } from './graphql/open.ts'
import { mountGraphql } from './graphql/serve.ts'
import { createHandlers } from './handlers.ts'
import { cors, requestId, securityHeaders } from './headers.ts'
import { OIDC_ENDPOINTS } from './identity/embedded.ts'
import type { EmbeddedProvider, IdentityProvider } from './identity/port.ts'
import type { SyncKeys } from './keys.ts'
import { allowing, refusingMethod } from './methods.ts'
import { type EmbeddedStore, OBJECTS_PATH, type ObjectStore } from './objects/port.ts'
import { buildContract } from './openapi.ts'
import { createReaders } from './requests.ts'
import { readRouteSchemas } from './routeSchemas.ts'
import { ROUTES } from './routes.ts'
import { callerOf, type RouteTools, routeHandlers } from './serve.ts'
import { oneBatchPerDevice, processBatch } from './sync.ts'

/** What the application is made of. */
export type AppDeps = {
  config: Config
  pool: Pool
  log: Log
  identity: IdentityProvider
  keys: SyncKeys
  reads: Reads
  objects: ObjectStore
}

/** Makes the Express application; nothing listens yet. */
export function createApp(deps: AppDeps): Express {
  const { config, log, identity, objects } = deps
  const app = express()
  app.disable('x-powered-by').disable('etag')
  app.set('query parser', false).set('case sensitive routing', true).set('strict routing', true)

  const methods = [...new Set(ROUTES.map(({ method }) => method))]
  app.use(
    requestId(log),
    securityHeaders(config.publicUrl.startsWith('https:')),
    cors(config.corsOrigins, methods),
  )
  app.use(requireDecodablePath)
  if (identity.embedded !== null) mountIdentity(app, identity.embedded, config.tokensPerMinute)
  if (objects.embedded !== null) mountObjects(app, objects.embedded)
  const tools = routeTools(deps)
  mountRoutes(app, tools)
  mountGraphql(app, { reads: deps.reads, authenticate: tools.authenticate, config: deps.config })
  app.use(() => {
    throw new Refusal('route_inconnue')
  })
  app.use(refusing(log))
  return app
}

function routeTools({ config, pool, log, identity, keys, objects }: AppDeps): RouteTools {
  const schemas = readRouteSchemas()
  const text = JSON.stringify(buildContract(ROUTES, schemas))
  const contract = { text, etag: `"${hash('sha256', text)}"` }
  const batch = { pool, config, log, schemas: loadCommandSchemas(), devices: oneBatchPerDevice() }
  const authenticate = createAuthenticator(identity, tokenRules(config))
  return {
    pool,
    log,
    schemas,
    authenticate,
    authenticateDraining: acceptingDraining(authenticate, keys),
    readers: createReaders(ROUTES, schemas),
    handlers: createHandlers({
      pool,
      keys,
      contract,
      sendBatch: (caller, body) => reach(processBatch(batch, caller, body)),
      commands: batch.schemas,
      objects,
      fileTypes: config.fileTypes,
    }),
    bodyLimitBytes: config.bodyLimitBytes,
    limitEnrolment: perMinute(config.enrolmentsPerMinute, (_req, res) => {
      const caller = callerOf(res)
      return `${caller?.emetteur} ${caller?.sujet}`
    }),
    limitDraining: perMinute(config.enrolmentsPerMinute, addressOf, (res) => res.statusCode !== 403),
  }
}

function tokenRules(config: Config): TokenRules {
  return {
    audience: config.oidcAudience,
    algorithms: config.oidcAlgorithms,
    types: config.oidcTyp,
    claims: {
      identifiant: config.oidcClaimIdentifiant,
      organisations: config.oidcClaimOrganisations,
      roles: config.oidcClaimRoles,
    },
  }
}

const VERBS = { GET: 'get', POST: 'post', PATCH: 'patch', PUT: 'put' } as const

function mountRoutes(app: Express, tools: RouteTools): void {
  for (const [path, routes] of Map.groupBy(ROUTES, (route) => route.path)) {
    const place = app.route(path)
    for (const route of routes) {
      const handlers = routeHandlers(tools, route)
      place[VERBS[route.method]](...handlers)
    }
    const methods = routes.map(({ method }) => method)
    place.options(allowing(methods)).all(refusingMethod(methods))
  }
}

// Only what is used of the provider is reachable, under the same limits and refusals as the rest.
function mountIdentity(app: Express, provider: EmbeddedProvider, tokensPerMinute: number): void {
  const limit = perMinute(tokensPerMinute, addressOf)
  for (const [path, method] of Object.entries(OIDC_ENDPOINTS)) {
    const serve: RequestHandler = (req, res) => {
      req.url = req.url.slice('/oidc'.length) // the provider knows its paths without the folder it stands in
      provider.handler(req, res)
    }
    const place = app.route(`/oidc${path}`)
    if (method === 'GET') place.get(serve)
    else place.post(limit, serve)
    place.options(allowing([method])).all(refusingMethod([method]))
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

const addressOf = (req: Request) => ipKeyGenerator(req.ip ?? '')

// With `isHarmless`, answers that are count no longer once they are given.
function perMinute(
  limit: number,
  keyGenerator: (req: Request, res: Response) => string,
  isHarmless?: (res: Response) => boolean,
): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit,
    keyGenerator,
    skipSuccessfulRequests: isHarmless !== undefined,
    requestWasSuccessful: (_req, res) => isHarmless?.(res) ?? false,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    validate: { xForwardedForHeader: false },
    handler: (_req, _res, next) => next(new Refusal('trop_de_requetes')),
  })
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
