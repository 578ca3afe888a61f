// The contract: an OpenAPI 3.1 document made from the table of routes, the schemas and the list of error codes.
import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import { commandComponents, routeComponents, translated } from './components.ts'
import { type ErrorCode, statusOf } from './errors.ts'
import { describe } from './openapiWords.ts'
import {
  DOCUMENTED,
  isPublisher,
  KEY_PATTERN,
  REVISION,
  type Route,
  refusalsOf,
  takesKey,
  takesToken,
  XLSX,
} from './route.ts'
import type { RouteSchemas, Schema, SchemaDocument } from './routeSchemas.ts'

type Json = Record<string, unknown>

/** An OpenAPI document, as far as this service looks into it. */
export type Contract = {
  openapi: string
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Json>>
  components: { schemas: Record<string, Schema>; [kind: string]: unknown }
  [member: string]: unknown
}

/** Builds the document of these routes. */
export function buildContract(routes: readonly Route[], schemas: RouteSchemas): Contract {
  const paths: Contract['paths'] = {}
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, schemas) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Sillon',
      version: versionOf(routes),
      description:
        'Follows organic produce through every hand, from where it grew to the container that leaves.',
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/' }],
    security: [{ jetonIdentite: [] }],
    paths,
    components: {
      securitySchemes: {
        jetonIdentite: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A token of the identity provider whose audience is this service.',
        },
      },
      parameters: { x_organisation: ORGANISATION_HEADER, cle_idempotence: KEY_HEADER },
      headers: { rejouee: REPLAYED_HEADER },
      schemas: { ...routeComponents(schemas), ...commandComponents(), erreur: ERROR_BODY },
    },
  }
}

/**
 * What must not change without the version: the SHA-256 of the contract's canonical form, the schemas of envelope and
 * commands aside, which are versioned by themselves.
 */
export function fingerprintOf({ components, ...contract }: Contract): string {
  const commands = new Set(Object.keys(commandComponents()))
  const schemas = Object.entries(components.schemas).filter(([name]) => !commands.has(name))
  const covered = { ...contract, components: { ...components, schemas: Object.fromEntries(schemas) } }
  return hash('sha256', canonicalize(covered) ?? '', 'hex')
}

function versionOf(routes: readonly Route[]): string {
  const minors = routes.map(({ since = DOCUMENTED }) => Number(since.split('.')[1]))
  return `1.${Math.max(...minors)}.${REVISION}`
}

const ORGANISATION_HEADER = {
  name: 'X-Organisation',
  in: 'header',
  required: false,
  description: 'Code of the active organization; required when the account belongs to several.',
  schema: { type: 'string' },
}

const KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Names this one intention, best by a random UUID; bare or in double quotes. Sent again with the same key within seven days the request has no second effect and gets the same answer. A refusal is not kept.',
  schema: { type: 'string', pattern: KEY_PATTERN },
}

const REPLAYED_HEADER = {
  description: '`true` when the answer is that of an earlier request with the same Idempotency-Key.',
  schema: { type: 'string', enum: ['true'] },
}

const ETAG = { ETag: { description: 'Of a whole answer alone.', schema: { type: 'string' } } }
const CONDITION = { name: 'If-None-Match', in: 'header', required: false, schema: { type: 'string' } }

const ERROR_BODY: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['erreur'],
  properties: { erreur: { description: 'A stable error code.', type: 'string' }, details: {} },
}

function operation(route: Route, schemas: RouteSchemas): Json {
  const { name, summary, who } = route
  const document = schemas.get(name)
  if (document === undefined) throw new Error(`schemas/routes/${name}.json is missing`)
  const parameters = [
    ...(!takesToken(route) || isPublisher(who) ? [] : [{ $ref: '#/components/parameters/x_organisation' }]),
    ...(route.conditional ? [CONDITION] : []),
    ...(takesKey(route) ? [{ $ref: '#/components/parameters/cle_idempotence' }] : []),
    ...parametersOf(document, 'chemin', 'path'),
    ...parametersOf(document, 'query', 'query'),
  ]
  const isTaking = 'corps' in document.$defs
  return {
    operationId: name,
    summary,
    description: describe(route, document.description),
    'x-acces': who,
    ...(takesToken(route) ? {} : { security: [] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(isTaking ? { requestBody: { required: true, content: json(`${name}_corps`) } } : {}),
    responses: { [route.success ?? 200]: success(route), ...unchanged(route), ...refusals(route) },
  }
}

function success(route: Route): Json {
  const { name, list, media = [], summary } = route
  if (takesKey(route)) {
    const headers = { 'Idempotency-Replayed': { $ref: '#/components/headers/rejouee' } }
    return { description: summary, headers, content: json(name) }
  }
  if (route.conditional) return { description: summary, headers: ETAG, content: json(name) }
  const others = Object.fromEntries(media.map((type) => [type, { schema: {} }]))
  if (list === undefined) return { description: summary, content: { ...json(name), ...others } }
  const link = { description: 'The next page, for a table: rel="next".', schema: { type: 'string' } }
  const tables = { 'text/csv': { schema: { type: 'string' } }, [XLSX]: { schema: {} } }
  const content = { ...json(name), ...tables }
  return { description: summary, headers: { Link: link }, content }
}

function unchanged({ conditional }: Route): Record<string, Json> {
  return conditional ? { 304: { description: 'Nothing changed since the answer of that ETag.' } } : {}
}

function refusals(route: Route): Record<string, Json> {
  const byStatus = Map.groupBy(refusalsOf(route), statusOf)
  const responses = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]): [string, Json] => {
      const description = codes.map((code) => `- \`${code}\`: ${erreurs[code].description}`).join('\n')
      return [String(status), { description, content: { 'application/json': { schema: errorOf(codes) } } }]
    })
  return Object.fromEntries(responses)
}

function errorOf(codes: ErrorCode[]): Schema {
  return {
    allOf: [{ $ref: '#/components/schemas/erreur' }],
    properties: { erreur: { enum: codes } },
  }
}

function parametersOf(document: SchemaDocument, part: string, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = document.$defs[part] ?? {}
  return Object.entries(properties).map(([name, written]) => {
    const { description, ...schema } = translated(written, document) as Schema
    const isRequired = required.includes(name)
    return {
      name,
      in: place,
      required: isRequired,
      ...(description === undefined ? {} : { description }),
      schema,
    }
  })
}

function json(component: string): Json {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${component}` } } }
}
