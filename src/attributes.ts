// The attributes that an organization declares for a product of its own: JSON Schemas, validated as schemas.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { Refusal } from './errors.ts'
import type { Fault } from './json.ts'

const LONGEST = 4000
// What one value is measured by needs neither other schemas nor patterns, whose matching can take for ever.
const FORBIDDEN =
  /^(?:\$ref|\$dynamicRef|\$id|\$anchor|\$dynamicAnchor|\$vocabulary|\$schema|pattern|patternProperties)$/

/** Refuses, with its place, the first attribute whose schema is none. */
export function requireSchemas(attributs: unknown): void {
  if (!Array.isArray(attributs)) return
  const schemas = attributs.map((attribut) => (attribut as { schema: object }).schema)
  const faults = schemas.flatMap((schema, index): Fault[] => {
    const raison = faultOf(schema)
    return raison === null ? [] : [{ chemin: `/attributs/${index}/schema`, raison }]
  })
  if (faults.length > 0) throw new Refusal('parametre_invalide', faults)
}

function faultOf(schema: object): string | null {
  const text = JSON.stringify(schema)
  if (text.length > LONGEST) return `longer than ${LONGEST} characters`
  const forbidden = forbiddenIn(schema)
  if (forbidden !== null) return `a keyword that an attribute can not use: ${forbidden}`
  try {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
    addFormats.default(ajv)
    ajv.compile(schema)
    return null
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 300) : String(error)
  }
}

function forbiddenIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null
  for (const [key, member] of Object.entries(value)) {
    if (FORBIDDEN.test(key)) return key
    const found = forbiddenIn(member)
    if (found !== null) return found
  }
  return null
}
