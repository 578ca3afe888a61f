import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DeclaredRoute } from './route.ts'

/** A JSON Schema, with the members that this service reads. */
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

/** A schema file: the request and response of one route, or definitions that several share. */
export type SchemaDocument = Schema & { $id: string; title: string; $defs: Record<string, Schema> }

/** The schemas of every route by name, and `commun`. */
export type RouteSchemas = ReadonlyMap<string, SchemaDocument>

/** A sheet as its file has it: its schemas, and the row of its route; `commun` has no route. */
type Sheet = SchemaDocument & { readonly route?: Omit<DeclaredRoute, 'name'> }
type Sheets = ReadonlyMap<string, Sheet>

const FOLDER = join(import.meta.dirname, '..', '..', 'schemas', 'routes')
let sheets: Sheets | undefined

/**
 * Returns the schemas of schemas/routes. A definition that `extends` another has the members of both: the detail of a record repeats none of
 * its members. JSON Schema can not extend a closed object, so validators and the contract get the whole definition.
 */
export function readRouteSchemas(): RouteSchemas {
  const written = readSheets()
  return new Map(
    [...written].map(([name, { route, $defs, ...document }]) => {
      const whole = Object.entries($defs).map(
        ([def, schema]) => [def, extended(written, name, schema)] as const,
      )
      return [name, { ...document, $defs: Object.fromEntries(whole) }]
    }),
  )
}

/** Returns the rows of the routes in schemas/routes; the file has the name of its route. */
export function readRows(): DeclaredRoute[] {
  return [...readSheets()].flatMap(([name, { route }]) => (route === undefined ? [] : [{ name, ...route }]))
}

/** Follows the references of a schema to its definition. */
export function dereference(schemas: RouteSchemas, document: SchemaDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const { file, def } = parseReference(schema.$ref)
  const target = file === '' ? document : schemas.get(file)
  const found = target?.$defs[def]
  if (target === undefined || found === undefined) throw new Error(`${document.$id} refers to ${schema.$ref}`)
  return dereference(schemas, target, found)
}

/** The members that a route accepts in its path, its query or its body; an empty schema if it accepts none. */
export function partOf(schemas: RouteSchemas, name: string, part: 'chemin' | 'query' | 'corps'): Schema {
  const document = schemas.get(name)
  return document === undefined ? {} : dereference(schemas, document, document.$defs[part] ?? {})
}

/** Parses a reference: the name of a file of schemas/routes (empty for the same file), and a definition in it. */
export function parseReference(reference: string): { file: string; def: string } {
  const [, file = '', def] = /^(?:urn:sillon:routes:(\w+))?#\/\$defs\/(\w+)$/.exec(reference) ?? []
  if (def === undefined) throw new Error(`not a reference between route schemas: ${reference}`)
  return { file, def }
}

function extended(written: Sheets, name: string, { extends: base, ...own }: Schema): Schema {
  if (typeof base !== 'string') return own
  const { file, def } = parseReference(base)
  const schema = written.get(file === '' ? name : file)?.$defs[def]
  if (schema === undefined || 'extends' in schema) throw new Error(`a definition of ${name} extends ${base}`)
  const { description: _, ...record } = absolute(schema, file === '' ? name : file) as Schema
  return {
    ...record,
    ...own,
    required: [...(record.required ?? []), ...(own.required ?? [])],
    properties: { ...record.properties, ...own.properties },
  }
}

// A definition as another sheet refers to it: its own references name the sheet that contains it.
function absolute(value: unknown, name: string): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('"$ref":"#/', `"$ref":"urn:sillon:routes:${name}#/`))
}

function readSheets(): Sheets {
  sheets ??= new Map(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => [basename(file, '.json'), read(join(FOLDER, file))]),
  )
  return sheets
}

function read(file: string): Sheet {
  return JSON.parse(readFileSync(file, 'utf8')) as Sheet
}
