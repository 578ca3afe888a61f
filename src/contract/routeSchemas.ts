import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A JSON Schema, as far as this service looks into one. */
export type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | readonly string[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  oneOf?: readonly Schema[]
  description?: string
  [keyword: string]: unknown
}

/** A file of schemas: what one route takes and answers, or what several share. */
export type SchemaDocument = Schema & { $id: string; title: string; $defs: Record<string, Schema> }

/** The schemas of every route by its name, and `commun`. */
export type RouteSchemas = ReadonlyMap<string, SchemaDocument>

const FOLDER = join(import.meta.dirname, '..', '..', 'schemas', 'routes')

/** Reads schemas/routes. */
export function readRouteSchemas(): RouteSchemas {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'))
  return new Map(files.sort().map((file) => [basename(file, '.json'), read(join(FOLDER, file))]))
}

/** A schema that may be written as a reference, followed to what it says. */
export function dereference(schemas: RouteSchemas, document: SchemaDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const { file, def } = parseReference(schema.$ref)
  const target = file === '' ? document : schemas.get(file)
  const found = target?.$defs[def]
  if (target === undefined || found === undefined) throw new Error(`${document.$id} refers to ${schema.$ref}`)
  return dereference(schemas, target, found)
}

/** What a reference names: a file of schemas/routes (empty: its own) and a definition in it. */
export function parseReference(reference: string): { file: string; def: string } {
  const [, file = '', def] = /^(?:urn:sillon:routes:(\w+))?#\/\$defs\/(\w+)$/.exec(reference) ?? []
  if (def === undefined) throw new Error(`not a reference between route schemas: ${reference}`)
  return { file, def }
}

function read(file: string): SchemaDocument {
  return JSON.parse(readFileSync(file, 'utf8')) as SchemaDocument
}
