// Serves `/graphql` and, outside production, `/graphiql`. The caller is authenticated as on every route, before GraphQL runs.
import type { Express, RequestHandler, Response } from 'express'
import { Refusal } from '../contract/errors.ts'
import { authentication } from '../http/admission/authentication.ts'
import type { KeysOf } from '../http/admission/callerKeys.ts'
import type { Limiters } from '../http/admission/limiters.ts'
import type { Prove } from '../http/admission/refusals.ts'
import { callerOf } from '../http/admission/senders.ts'
import { readBody, requireJson, requireSize } from '../http/bodies/bodies.ts'
import { serveWithin } from '../http/calls/requestScope.ts'
import { allowMethods, refuseOtherMethods } from '../http/server/methods.ts'
import { readJson } from '../json/json.ts'
import { isRecord } from '../json/record.ts'
import type { Config } from '../settings/config.ts'
import type { GraphqlRequest } from './execute.ts'
import { mountGraphiql } from './graphiql.ts'
import type { Reads } from './open.ts'
import { outcomeOf, QueryRefusal } from './refusals.ts'
import { namedBy, queryToExecute, savedQueries } from './saved.ts'

/** The parts needed to serve reads. */
export type GraphqlTools = {
  readonly reads: Reads
  readonly authenticate: Prove
  readonly keysOf: KeysOf
  readonly limiters: Pick<Limiters, 'callers'>
  readonly config: Pick<Config, 'nodeEnv' | 'bodyLimitBytes' | 'bodyTimeoutMs' | 'graphqlQueries'>
}

const BODY_LIMIT_BYTES = 65_536
const MEMBERS = new Set(['query', 'operationName', 'variables', 'extensions'])
const MEDIA = ['application/json', 'application/graphql-response+json']

/** Serves back-office reads. */
export function mountGraphql(app: Express, tools: GraphqlTools): void {
  const { reads, authenticate, keysOf, limiters, config } = tools
  const signedIn = [authentication(authenticate, keysOf), limiters.callers, admission(reads)]
  const bytes = Math.min(BODY_LIMIT_BYTES, config.bodyLimitBytes)
  const limits = { bytes, timeoutMs: config.bodyTimeoutMs }
  const [saved, isSavedOnly] = [savedQueries(), config.graphqlQueries === 'saved']
  const settling: Settle = (asked) => queryToExecute(saved, isSavedOnly, asked)
  const chain = [
    ...signedIn,
    requireSize(limits),
    requireJson,
    readBody(limits),
    answerRequests(reads, settling),
  ]
  app
    .route('/graphql')
    .post(...chain)
    .options(allowMethods(['POST']))
    .all(refuseOtherMethods(['POST']))
  if (config.nodeEnv !== 'production') mountGraphiql(app, signedIn)
}

// Admits the caller, or refuses with the codes of every route.
function admission(reads: Reads): RequestHandler {
  return async (_req, res, next) => {
    const caller = callerOf(res)
    if (caller === null) throw new TypeError('admission stands behind authentication')
    res.locals.settings = await serveWithin(res, caller, true, () => reads.admit(caller))
    next()
  }
}

type QueryRequest = Omit<GraphqlRequest, 'query'> & Parameters<typeof queryToExecute>[2]
type Settle = (asked: QueryRequest) => string

function answerRequests(reads: Reads, settle: Settle): RequestHandler {
  return async (req, res: Response) => {
    const body: unknown = req.body
    const asked = requestOf(Buffer.isBuffer(body) ? body : Buffer.alloc(0))
    const settings = res.locals.settings as Record<string, string>
    const answer = async () =>
      reads.answer({ ...asked, query: settle(asked) }, settings, String(res.locals.id))
    const outcome: Awaited<ReturnType<Reads['answer']>> = await serveWithin(
      res,
      callerOf(res),
      true,
      answer,
    ).catch((error: unknown) => {
      if (error instanceof QueryRefusal) return outcomeOf([error])
      throw error
    })
    if (outcome.isOfReplica === true) res.locals.replica = true
    if (outcome.status === 503) res.set('Retry-After', '5')
    res.vary('Accept')
    const type = req.accepts(MEDIA) === MEDIA[1] ? `${MEDIA[1]}; charset=utf-8` : 'application/json'
    res.status(outcome.status).type(type).send(outcome.body)
  }
}

// Accepts one query per request: a list would share one status, and would cost as much as it is long.
function requestOf(body: Buffer): QueryRequest {
  const reading = readJson(body)
  if ('fault' in reading) {
    throw new Refusal(reading.of === 'texte' ? 'corps_illisible' : 'parametre_invalide', [reading.fault])
  }
  const { value } = reading
  if (!isRecord(value)) throw unfit('', 'must be one object')
  const odd = Object.keys(value).find((member) => !MEMBERS.has(member))
  if (odd !== undefined) throw unfit(`/${odd.slice(0, 60)}`, 'must NOT have additional properties')
  const { query = null, operationName = null, variables = null, extensions } = value
  const sha256 = namedBy(extensions)
  const isNamed = query === null && sha256 !== null
  if (!isNamed && (typeof query !== 'string' || query.trim() === '')) throw unfit('/query', 'must be a query')
  if (operationName !== null && typeof operationName !== 'string')
    throw unfit('/operationName', 'must be a text')
  if (variables !== null && !isRecord(variables)) throw unfit('/variables', 'must be an object')
  return { query: isNamed ? null : String(query), sha256, operationName, variables: variables ?? {} }
}

function unfit(chemin: string, raison: string): Refusal {
  return new Refusal('parametre_invalide', [{ chemin, raison }])
}
