// Calculates the body limit of each route from its schema, so that a client cannot send more than the service can use. For parts
// whose size the schema leaves open, the route's row gives the bytes.
import { type Route, takesBody } from './route.ts'
import { dereference, type RouteSchemas, type Schema, type SchemaDocument } from './routeSchemas.ts'

const SMALLEST = 1024
// Bytes per character: six, because some JSON writers escape every non-ASCII character (`\u00e9`). A client that does not escape
// can use this room for spaces.
const BYTES_PER_CHARACTER = 6
const NUMBER = 24
const LONGEST_LITERAL = 5

type Place = { readonly schemas: RouteSchemas; readonly document: SchemaDocument }

/** Returns the body limit of a route in bytes: a power of two, at most `overall`. */
export function bodyLimitOf(route: Route, schemas: RouteSchemas, overall: number): number {
  const document = schemas.get(route.name)
  const corps = document?.$defs.corps
  if (route.raw || !takesBody(route)) return overall
  const told = document === undefined || corps === undefined ? 0 : sizeOf({ schemas, document }, corps)
  const wanted = told + (route.openBytes ?? 0)
  return Math.min(overall, Math.max(SMALLEST, 2 ** Math.ceil(Math.log2(wanted + 2))))
}

function sizeOf(place: Place, schema: Schema): number {
  const { $ref } = schema
  if ($ref !== undefined) {
    const file = /^urn:sillon:routes:(\w+)/.exec($ref)?.[1]
    const document = file === undefined ? place.document : (place.schemas.get(file) ?? place.document)
    return sizeOf({ ...place, document }, dereference(place.schemas, place.document, schema))
  }
  const alternatives = [...(schema.oneOf ?? []), ...((schema.anyOf as Schema[] | undefined) ?? [])]
  const ofAlternatives = alternatives.map((one) => sizeOf(place, one))
  return Math.max(ownSize(place, schema), ...ofAlternatives)
}

function ownSize(place: Place, schema: Schema): number {
  const { items, properties, enum: words, const: word, type } = schema
  if (words !== undefined || word !== undefined)
    return Math.max(...[words ?? [word]].flat().map((one) => bytesOf(JSON.stringify(one))))
  const types = [type ?? []].flat()
  const sizes = [types.includes('boolean') ? LONGEST_LITERAL : 4]
  if (types.includes('integer') || types.includes('number')) sizes.push(NUMBER)
  if (types.includes('string')) sizes.push(2 + BYTES_PER_CHARACTER * bound(schema, 'maxLength'))
  if (items !== undefined) sizes.push(2 + bound(schema, 'maxItems') * (1 + sizeOf(place, items)))
  if (properties !== undefined) sizes.push(2 + membersOf(place, properties))
  const { additionalProperties: others, propertyNames: names } = schema as Record<string, Schema | undefined>
  if (typeof others === 'object') {
    const key = 4 + BYTES_PER_CHARACTER * (names === undefined ? 100 : bound(names, 'maxLength'))
    sizes.push(2 + bound(schema, 'maxProperties') * (key + sizeOf(place, others)))
  }
  return Math.max(...sizes)
}

function membersOf(place: Place, properties: Record<string, Schema>): number {
  const sizes = Object.entries(properties).map(([name, one]) => bytesOf(name) + 4 + sizeOf(place, one))
  return sizes.reduce((sum, size) => sum + size, 0)
}

// Returns a limit in a schema. A test refuses request schemas without limits.
function bound(schema: Schema, keyword: 'maxLength' | 'maxItems' | 'maxProperties'): number {
  return Number(schema[keyword] ?? 0)
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text)
}
