// The contract: an OpenAPI 3.1 document made from the table of routes, the schemas and the list of error codes.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import canonicalize from 'canonicalize'
import { chapterOf, tagsOf } from './chapters.ts'
import { commandComponents, routeComponents, translateReferences } from './components.ts'
import { withMemberWords } from './memberWords.ts'
import { HEADERS, KEY_HEADER, ORGANISATION_HEADER, SEEN_HEADER, VERSION_HEADER } from './openapiHeaders.ts'
import { type Links, linksOf } from './openapiLinks.ts'
import { ERROR_BODY, type Refusals, refusalsIn } from './openapiRefusals.ts'
import { webhooksOf } from './openapiWebhooks.ts'
import { describe, INTRODUCTION } from './openapiWords.ts'
import {
  DOCUMENTED,
  isPublisher,
  type Route,
  showsRecord,
  takesKey,
  takesToken,
  takesVersion,
  XLSX,
} from './route.ts'
import { partOf, type RouteSchemas, type Schema } from './routeSchemas.ts'

type Json = Record<string, unknown>

/** An OpenAPI document, with the members that this service reads. */
export type Contract = {
  openapi: string
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Json>>
  components: { schemas: Record<string, Schema>; [kind: string]: unknown }
  [member: string]: unknown
}

/** The file that records the version and the fingerprint of the contract; `npm run generate` raises both. */
export const CONTRACT_LOCK = join(import.meta.dirname, '../../schemas/openapi.lock')

/** Builds the document of these routes. */
export function buildContract(
  routes: readonly Route[],
  schemas: RouteSchemas,
  version: string = versionOf(routes),
): Contract {
  const paths: Contract['paths'] = {}
  const refusals = refusalsIn(routes)
  const links = linksOf(routes, schemas)
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    const parts = { refusals, links, isRecord: showsRecord(route, routes) }
    const told = operation(route, schemas, parts)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: told }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Sillon', version, description: INTRODUCTION },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/' }],
    security: [{ jetonIdentite: [] }],
    ...tagsOf(Object.keys(paths)),
    paths,
    webhooks: webhooksOf(schemas),
    components: {
      securitySchemes: {
        jetonIdentite: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A token of the identity provider whose audience is this service.',
        },
      },
      parameters: {
        x_organisation: ORGANISATION_HEADER,
        cle_idempotence: KEY_HEADER,
        version_vue: VERSION_HEADER,
        version_connue: SEEN_HEADER,
      },
      headers: HEADERS,
      responses: refusals.shared,
      schemas: { ...withMemberWords(routeComponents(schemas)), ...commandComponents(), erreur: ERROR_BODY },
    },
  }
}

/**
 * Returns the fingerprint of the contract: the SHA-256 of its canonical form. It must not change without a new version. Leaves
 * out the schemas of the envelope and of commands, which have their own versions.
 */
export function fingerprintOf({ components, ...contract }: Contract): string {
  const commands = new Set(Object.keys(commandComponents()))
  const schemas = Object.entries(components.schemas).filter(([name]) => !commands.has(name))
  const covered = { ...contract, components: { ...components, schemas: Object.fromEntries(schemas) } }
  return hash('sha256', canonicalize(covered) ?? '', 'hex')
}

function versionOf(routes: readonly Route[]): string {
  const minor = Math.max(...routes.map(({ since = DOCUMENTED }) => Number(since.split('.')[1])))
  const recorded: string = JSON.parse(readFileSync(CONTRACT_LOCK, 'utf8')).version
  // The patch number restarts at 0 when a route is added.
  return recorded.startsWith(`1.${minor}.`) ? recorded : `1.${minor}.0`
}

// The ETag of a handler that does not serve a record: the tag only shows that the whole response is unchanged.
const ETAG = { ETag: { description: 'Present only on a whole response.', schema: { type: 'string' } } }

type Parts = { readonly refusals: Refusals; readonly links: Links; readonly isRecord: boolean }

function operation(route: Route, schemas: RouteSchemas, { refusals, links, isRecord }: Parts): Json {
  const { name, summary, who } = route
  const document = schemas.get(name)
  if (document === undefined) throw new Error(`schemas/routes/${name}.json is missing`)
  const parameters = [
    ...(!takesToken(route) || isPublisher(who) ? [] : [{ $ref: '#/components/parameters/x_organisation' }]),
    ...(takesKey(route) ? [{ $ref: '#/components/parameters/cle_idempotence' }] : []),
    ...(takesVersion(route) ? [{ $ref: '#/components/parameters/version_vue' }] : []),
    ...(route.conditional || isConditional(route, isRecord)
      ? [{ $ref: '#/components/parameters/version_connue' }]
      : []),
    ...parametersOf(schemas, name, 'chemin'),
    ...parametersOf(schemas, name, 'query'),
  ]
  return {
    operationId: name,
    summary,
    tags: [chapterOf(route.path)],
    description: describe(route, document.description),
    'x-acces': who,
    ...(takesToken(route) ? {} : { security: [] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...('corps' in document.$defs ? { requestBody: { required: true, content: json(`${name}_corps`) } } : {}),
    responses: {
      [route.success ?? 200]: {
        ...(isRecord ? versioned(success(route)) : success(route)),
        ...(links.has(name) ? { links: links.get(name) } : {}),
      },
      ...(isConditional(route, isRecord) ? { 304: UNCHANGED } : {}),
      ...(route.conditional
        ? { 304: { description: 'Nothing changed since the answer of that ETag.' } }
        : {}),
      ...refusals.of(route),
    },
  }
}

// True if the whole response may be replaced by a 304. A handler that adds values of the current moment must always send the
// whole response.
function isConditional({ handler }: Route, isRecord: boolean): boolean {
  return isRecord && handler !== true
}

function versioned({ headers, ...answer }: Json): Json {
  return { ...answer, headers: { ...(headers as Json), ETag: { $ref: '#/components/headers/version' } } }
}

const UNCHANGED: Json = {
  description: 'The record is the one that `If-None-Match` names.',
  headers: { ETag: { $ref: '#/components/headers/version' } },
}

function success(route: Route): Json {
  const { name, list, whole, media = [], summary } = route
  if (takesKey(route)) {
    const headers = { 'Idempotency-Replayed': { $ref: '#/components/headers/rejouee' } }
    return { description: summary, headers, content: json(name) }
  }
  const others = Object.fromEntries(media.map((type) => [type, { schema: {} }]))
  if (route.conditional) return { description: summary, headers: ETAG, content: { ...json(name), ...others } }
  const tables = { 'text/csv': { schema: { type: 'string' } }, [XLSX]: { schema: {} } }
  if (whole !== undefined) return { description: summary, content: { ...json(name), ...tables } }
  if (list === undefined) return { description: summary, content: { ...json(name), ...others } }
  const link = { description: 'The next page, for a table: rel="next".', schema: { type: 'string' } }
  const content = { ...json(name), ...tables }
  return { description: summary, headers: { Link: link }, content }
}

function parametersOf(schemas: RouteSchemas, route: string, part: 'chemin' | 'query'): Json[] {
  const { properties = {}, required = [] } = partOf(schemas, route, part)
  return Object.entries(properties).map(([name, written]) => {
    const { description, ...schema } = translateReferences(written, route) as Schema
    const isRequired = required.includes(name)
    return {
      name,
      in: part === 'chemin' ? 'path' : 'query',
      required: isRequired,
      ...(description === undefined ? {} : { description }),
      schema,
    }
  })
}

function json(component: string): Json {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${component}` } } }
}
