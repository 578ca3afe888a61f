// Validates a request and makes the one flat object that its database function takes.
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { type ErrorCode, Refusal } from '../../contract/errors.ts'
import { addDateFormats } from '../../contract/formats.ts'
import type { Route } from '../../contract/route.ts'
import { dereference, partOf, type RouteSchemas, type Schema } from '../../contract/routeSchemas.ts'
import { type Fault, readJson, textFault } from '../../json/json.ts'
import { codeReader } from './codes.ts'

/** The parts of a request: path members, query string, and the body as it was received. */
export type Received = { path: Record<string, string>; query: string; body: Buffer }

/** Reads a request into `p_requete`; throws a Refusal when it does not match its schemas. */
export type ReadRequest = {
  (received: Received): Record<string, unknown>
  /** Compiles the validators now, so that the first request does not have to. */
  compile(): void
}

const MAX_FAULTS = 20
// Collecting all faults takes time that grows with the square of their number, so a larger body gets only its first fault.
const MAX_THOROUGH_BYTES = 8192

type Validate = NonNullable<ReturnType<Ajv2020['getSchema']>>

/** Returns the faults of a value: all of them if `isSmall`, otherwise only the first. */
type Judge = { (value: unknown, isSmall: boolean): readonly ErrorObject[]; compile(): void }

/** Makes the reader of each route; its validators are compiled at its first request. */
export function createReaders(routes: readonly Route[], schemas: RouteSchemas): Map<string, ReadRequest> {
  // The quick validator stops at the first fault, and checks the size of a value before its content. The thorough validator is
  // made, compiled and run only for a value that the quick one refused.
  const quick = validators(schemas, false)
  let made: Ajv2020 | undefined
  const thorough = () => {
    made ??= validators(schemas, true)
    return made
  }
  return new Map(routes.map((route) => [route.name, readerOf(route, schemas, quick, thorough)]))
}

function validators(schemas: RouteSchemas, allErrors: boolean): Ajv2020 {
  // Skips the validation of the schemas themselves: a test proves that the sheets are JSON Schemas, and compiling the meta-schema
  // takes a tenth of the start time.
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    ownProperties: true,
    validateSchema: false,
    allErrors,
  })
  addDateFormats(ajv)
  for (const document of schemas.values()) ajv.addSchema(document)
  return ajv
}

function readerOf(route: Route, schemas: RouteSchemas, quick: Ajv2020, thorough: () => Ajv2020): ReadRequest {
  const document = schemas.get(route.name)
  if (document === undefined) throw new Error(`schemas/routes/${route.name}.json is missing`)
  const schemaOf = (part: string): Judge | undefined => {
    if (!(part in document.$defs)) return undefined
    const id = `${document.$id}#/$defs/${part}`
    let compiled: Validate | undefined
    const compile = () => {
      compiled ??= validatorOf(quick, id)
      return compiled
    }
    const judge = (value: unknown, isSmall: boolean) => {
      const isRight = compile()
      if (isRight(value)) return []
      const explain = isSmall ? validatorOf(thorough(), id) : isRight
      explain(value)
      return explain.errors ?? []
    }
    return Object.assign(judge, { compile })
  }
  const corps = route.raw ? undefined : schemaOf('corps')
  const query = schemaOf('query')
  const chemin = schemaOf('chemin')
  const types = queryTypes(schemas, route.name)
  const [bodyCodes, queryCodes] = (['corps', 'query'] as const).map((part) =>
    codeReader(schemas, route.name, part),
  )
  const read = (received: Received) => {
    // A public route ignores its query string, because probes and caches append parameters.
    const given = route.who === 'public' ? {} : parseQuery(received.query, route)
    const unread: Fault[] = []
    const sent = corps === undefined ? {} : parseBody(received.body, route)
    const body = bodyCodes?.(sent, '', unread) ?? sent
    // A search for a code that can not be read finds nothing.
    const asked = query === undefined ? {} : coerce(given, types)
    const members = (queryCodes?.(asked, '', []) ?? asked) as Record<string, unknown>
    const isSmall = received.body.length <= MAX_THOROUGH_BYTES
    const faults = [
      ...faultsOf(chemin, received.path, true),
      ...faultsOf(query, members, true),
      ...faultsOf(corps, body, isSmall),
      ...unread.slice(0, MAX_FAULTS),
    ]
    if (faults.length > 0) throw refused(faults, route)
    return { ...(body as object), ...members, ...received.path }
  }
  const compile = () => {
    for (const judge of [corps, query, chemin]) judge?.compile()
  }
  return Object.assign(read, { compile })
}

function validatorOf(ajv: Ajv2020, id: string): Validate {
  const found = ajv.getSchema(id)
  if (found === undefined) throw new Error(`${id} is missing`)
  return found
}

// Refuses a malformed, repeated or unknown member, also on a route that takes no query string.
function parseQuery(query: string, route: Route): Record<string, string> {
  const members = new Map<string, string>()
  for (const pair of query.split('&').filter((text) => text !== '')) {
    const equals = pair.indexOf('=')
    const name = decode(equals < 0 ? pair : pair.slice(0, equals))
    const value = decode(equals < 0 ? '' : pair.slice(equals + 1))
    const raison = name === '__proto__' ? 'forbidden name' : (textFault(name) ?? textFault(value))
    const repeated = members.has(name) ? 'given more than once' : null
    const fault = raison ?? repeated
    if (fault !== null) throw refused([{ chemin: printable(`/${name}`), raison: fault }], route)
    members.set(name, value)
  }
  return Object.fromEntries(members)
}

function parseBody(body: Buffer, route: Route): unknown {
  if (body.length === 0) return {} // as an empty object: its members are missing
  const reading = readJson(body)
  if ('value' in reading) return reading.value
  if (reading.of === 'texte') throw new Refusal('corps_illisible', [reading.fault])
  throw refused([reading.fault], route)
}

function queryTypes(schemas: RouteSchemas, name: string): Map<string, unknown> {
  const document = schemas.get(name)
  if (document === undefined) return new Map()
  const { properties = {} } = partOf(schemas, name, 'query')
  const typeOf = (schema: Schema) => dereference(schemas, document, schema).type
  return new Map(Object.entries(properties).map(([member, schema]) => [member, typeOf(schema)]))
}

// Query values are text: a member is read as an integer or a boolean only in its plain form.
function coerce(members: Record<string, string>, types: Map<string, unknown>): Record<string, unknown> {
  const coerced = Object.entries(members).map(([name, value]): [string, unknown] => {
    const type = types.get(name)
    if (type === 'integer' && /^-?[0-9]{1,16}$/.test(value)) return [name, Number(value)]
    if (type === 'boolean' && (value === 'true' || value === 'false')) return [name, value === 'true']
    return [name, value]
  })
  return Object.fromEntries(coerced)
}

function faultsOf(judge: Judge | undefined, value: unknown, isSmall: boolean): Fault[] {
  return judge?.(value, isSmall).slice(0, MAX_FAULTS).map(faultOf) ?? []
}

function faultOf({ instancePath, keyword, params, message }: ErrorObject): Fault {
  const member: unknown = params.missingProperty ?? params.additionalProperty
  const chemin = typeof member === 'string' ? `${instancePath}/${member}` : instancePath
  const allowed = keyword === 'enum' ? `: ${(params.allowedValues as unknown[]).join(', ')}` : ''
  return { chemin: printable(chemin), raison: `${message ?? keyword}${allowed}` }
}

function refused(faults: Fault[], route: Route): Refusal {
  return new Refusal(codeOf(faults, route.invalid ?? {}), faults)
}

function codeOf(faults: Fault[], invalid: Record<string, ErrorCode>): ErrorCode {
  for (const [member, code] of Object.entries(invalid)) {
    // If the body is no object (an empty `chemin`), the member is missing too.
    if (faults.some(({ chemin }) => chemin === '' || chemin === `/${member}`)) return code
  }
  return 'parametre_invalide'
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch (cause) {
    throw new Refusal('parametre_invalide', [{ chemin: '', raison: 'malformed percent encoding' }], cause)
  }
}

function printable(text: string): string {
  return text.slice(0, 100).toWellFormed().replaceAll('\0', '\uFFFD')
}
