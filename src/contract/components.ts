// Converts the schema files to components of the contract; references between files become references between components.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCommandSchemas } from './commandSchemas.ts'
import { parseReference, type RouteSchemas, type Schema } from './routeSchemas.ts'

const SCHEMAS = join(import.meta.dirname, '..', '..', 'schemas')
const PARTS = new Set(['chemin', 'query', 'corps', 'reponse'])

/**
 * Returns the route schemas as components: a response has the name of its route, a body is `<name>_corps`, other definitions keep
 * their names. The sheet of a record defines the bodies that write it, each under its own name.
 */
export function routeComponents(schemas: RouteSchemas): Record<string, Schema> {
  const components: Record<string, Schema> = {}
  for (const [file, document] of schemas) {
    for (const [def, schema] of Object.entries(document.$defs)) {
      if (def === 'chemin' || def === 'query') continue
      const name = componentName(file, def)
      if (schema.$ref !== undefined && componentOf(schema.$ref, file) === name) continue
      if (name in components) throw new Error(`two schemas want to be the component ${name}`)
      components[name] = translateReferences(schema, file) as Schema
    }
  }
  return components
}

function componentName(file: string, def: string): string {
  if (!PARTS.has(def)) return def
  return def === 'reponse' ? file : `${file}_${def}`
}

function componentOf(reference: string, file: string): string {
  const { file: other, def } = parseReference(reference)
  return componentName(other === '' ? file : other, def)
}

/** Returns a schema of a file with its references between files replaced by references between components. */
export function translateReferences(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((item) => translateReferences(item, file))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, member]): [string, unknown] => {
    if (key !== '$ref' || typeof member !== 'string') return [key, translateReferences(member, file)]
    return [key, `#/components/schemas/${componentOf(member, file)}`]
  })
  return Object.fromEntries(entries)
}

/**
 * Returns the schemas of the envelope and of every command version. No operation refers to them, since the items of `commandes`
 * stay untyped in the contract. The definitions of a file become components too (`enveloppe.instant`), because client generators
 * do not find `$defs`.
 */
export function commandComponents(): Record<string, Schema> {
  const payloads = listCommandSchemas(SCHEMAS).map(
    ({ type, version, file }) => [`${type}.${version}`, file] as const,
  )
  const files = [['enveloppe', join(SCHEMAS, 'enveloppe.json')] as const, ...payloads]
  return Object.fromEntries(files.flatMap(([name, file]) => hoisted(name, file)))
}

function hoisted(name: string, file: string): (readonly [string, Schema])[] {
  const text = readFileSync(file, 'utf8').replaceAll('"#/$defs/', `"#/components/schemas/${name}.`)
  const { $id: _, $schema: __, $defs = {}, ...schema } = JSON.parse(text) as Schema
  return [[name, schema], ...Object.entries($defs).map(([def, one]) => [`${name}.${def}`, one] as const)]
}
