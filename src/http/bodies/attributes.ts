// The attributes that an organization declares for a product of its own: JSON Schemas, validated as schemas.
import { setImmediate } from 'node:timers/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { Refusal } from '../../contract/errors.ts'
import type { Fault } from '../../json/json.ts'

const LONGEST = 4000
// The schema of one value needs no references, and no patterns: matching a pattern can take unlimited time.
const FORBIDDEN =
  /^(?:\$ref|\$dynamicRef|\$id|\$anchor|\$dynamicAnchor|\$vocabulary|\$schema|pattern|patternProperties)$/

const ajv = addFormats.default(new Ajv2020({ strict: true, allowUnionTypes: true, logger: false }))

/**
 * Refuses attributes with an invalid schema, and names the place of each fault. Lets the event loop serve other requests between
 * two schemas.
 */
export async function requireSchemas(attributs: unknown): Promise<void> {
  if (!Array.isArray(attributs)) return
  const faults: Fault[] = []
  for (const [index, { schema }] of (attributs as { schema: object }[]).entries()) {
    await setImmediate()
    const raison = faultOf(schema)
    if (raison !== null) faults.push({ chemin: `/attributs/${index}/schema`, raison })
  }
  if (faults.length > 0) throw new Refusal('parametre_invalide', faults)
}

function faultOf(schema: object): string | null {
  const text = JSON.stringify(schema)
  if (text.length > LONGEST) return `longer than ${LONGEST} characters`
  const forbidden = forbiddenIn(schema)
  if (forbidden !== null) return `a keyword that an attribute can not use: ${forbidden}`
  try {
    ajv.compile(schema)
    return null
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 300) : String(error)
  } finally {
    ajv.removeSchema(schema)
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
