// Compiles the command schemas once at start: schemas/enveloppe.json and schemas/commandes/<type>/<version>.json.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

// Replaces the `uuid` format of ajv-formats, which accepts `urn:uuid:…`: PostgreSQL cannot read that.
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const SCHEMAS_DIR = join(import.meta.dirname, '..', '..', 'schemas')

/** The judgement of the schemas on a command's content; SQL decides what happens then. */
export type PayloadFact = {
  payload: 'valide' | 'invalide' | 'schema_inconnu'
  raison: string | null
}

/** The compiled schemas of the envelope and of every command type and version. */
export type CommandSchemas = {
  /** Returns the reason why an element is not a readable envelope, or null if it is one. */
  envelopeFault(element: unknown): string | null
  /** Validates the payload against the schema of its type and version, then its attachments. */
  check(type: string, version: number, payload: unknown, piecesJointes: unknown): PayloadFact
}

/** Loads and compiles every command schema; an invalid schema stops the start. */
export function loadCommandSchemas(directory: string = SCHEMAS_DIR): CommandSchemas {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, ownProperties: true })
  addFormats.default(ajv)
  ajv.addFormat('uuid', UUID)

  const envelope = ajv.compile(readJson(join(directory, 'enveloppe.json')))
  const attachments = ajv.compile({ $ref: 'urn:sillon:enveloppe#/$defs/pieces_jointes' })
  const payloads = new Map<string, ValidateFunction>()
  for (const { type, version, file } of listCommandSchemas(directory)) {
    payloads.set(key(type, version), ajv.compile(readJson(file)))
  }

  return {
    envelopeFault: (element) => (envelope(element) ? null : describe('', envelope.errors)),
    check(type, version, payload, piecesJointes) {
      const validate = payloads.get(key(type, version))
      if (validate === undefined) {
        return { payload: 'schema_inconnu', raison: `no schema for version ${version} of ${type}` }
      }
      if (!validate(payload)) return { payload: 'invalide', raison: describe('payload', validate.errors) }
      if (!attachments(piecesJointes)) {
        return { payload: 'invalide', raison: describe('pieces_jointes', attachments.errors) }
      }
      return { payload: 'valide', raison: null }
    },
  }
}

/** Returns the schema files of every command type and version, in a stable order. */
export function listCommandSchemas(
  directory: string = SCHEMAS_DIR,
): { type: string; version: number; file: string }[] {
  const root = join(directory, 'commandes')
  return readdirSync(root)
    .sort()
    .flatMap((type) =>
      readdirSync(join(root, type))
        .filter((name) => /^[1-9][0-9]*\.json$/.test(name))
        .map((name) => ({ type, version: Number.parseInt(name, 10), file: join(root, type, name) }))
        .sort((a, b) => a.version - b.version),
    )
}

function readJson(file: string): AnySchemaObject {
  return JSON.parse(readFileSync(file, 'utf8')) as AnySchemaObject
}

function key(type: string, version: number): string {
  return `${type}/${version}`
}

function describe(root: string, errors: ErrorObject[] | null | undefined): string {
  const error = errors?.[0]
  if (error === undefined) return 'unknown fault'
  const where = `${root}${error.instancePath}`
  const extra: unknown = error.params.additionalProperty ?? error.params.propertyName
  const member = typeof extra === 'string' ? ` (${extra})` : ''
  return `${where} ${error.message ?? error.keyword}${member}`.trim().slice(0, 300).toWellFormed()
}
