// Validates a row against the schema of the office act, and reports faults by column.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { listCommandSchemas } from '../contract/commandSchemas.ts'
import { addDateFormats } from '../contract/formats.ts'
import { readRouteSchemas } from '../contract/routeSchemas.ts'
import { type Finding, faultOf } from './fault.ts'
import type { Column, Demand, Kind } from './kind.ts'
import { linesOf, type Row } from './readers/sheet.ts'

/** Returns the validator of a kind, which returns the schema's errors for a request. */
export function judgeOf({ schema }: Kind): (demand: Demand) => readonly ErrorObject[] {
  const validate = schemas().getSchema(schema) as ValidateFunction | undefined
  if (validate === undefined) throw new TypeError(`no schema ${schema}`)
  return (demand) => (validate(demand) ? [] : (validate.errors ?? []))
}

// Schemas of rows that differ from their act: a producer's row adds earlier facts about the producer, a plot's row may hold a
// point.
const ROWS = ['producteurs', 'parcelles'].map((genre) =>
  join(import.meta.dirname, '..', '..', 'schemas', 'imports', `${genre}.json`),
)

// The schemas are known to be valid, and validating them again would block the event loop for 80 ms at the first import.
let compiled: Ajv2020 | undefined

function schemas(): Ajv2020 {
  if (compiled !== undefined) return compiled
  compiled = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    ownProperties: true,
    allErrors: true,
    validateSchema: false,
  })
  addDateFormats(compiled)
  for (const document of readRouteSchemas().values()) compiled.addSchema(document)
  for (const file of [...listCommandSchemas().map((schema) => schema.file), ...ROWS])
    compiled.addSchema(JSON.parse(readFileSync(file, 'utf8')) as object)
  return compiled
}

/** Returns findings for the errors of a schema, except for cells that already have a finding. */
export function findingsFrom(
  kind: Kind,
  row: Row,
  errors: readonly ErrorObject[],
  before: readonly Finding[],
): Finding[] {
  const found: Finding[] = []
  const known = new Set(before.flatMap(subjectsOf))
  for (const error of errors) {
    if (kind.lignes !== undefined && IN_CHOICE.test(error.schemaPath)) continue
    const finding = findingOf(kind, row, error)
    const isChoice = kind.lignes !== undefined && CHOICES.has(error.keyword)
    const [cell = '', line = ''] = subjectsOf(finding)
    if (known.has(isChoice ? line : cell)) continue
    found.push(finding)
    known.add(cell).add(line)
  }
  return found
}

// A line that matches no branch of a choice gets one finding, not one per branch.
const CHOICES = new Set(['anyOf', 'oneOf'])
const IN_CHOICE = /\/(?:any|one)Of\/\d+\//

// Returns the keys of a cell and of its line as text, because a record of many lines has thousands of findings, and each is
// compared once.
function subjectsOf({ colonne, details }: Finding): [string, string] {
  const line = `${(details as { ligne?: number } | undefined)?.ligne}`
  return [`${line} ${colonne}`, line]
}

function findingOf(kind: Kind, row: Row, { instancePath, keyword, params, message }: ErrorObject): Finding {
  const missing: unknown = params.missingProperty
  const path = `${instancePath}${typeof missing === 'string' ? `/${missing}` : ''}`
    .slice(1)
    .replaceAll('/', '.')
  const { colonne, ligne } = columnAt(kind, row, path)
  if (keyword === 'required')
    return faultOf('valeur_manquante', { colonne, ...(ligne && { details: ligne }) })
  const column = kind.colonnes.find(({ code }) => code === colonne)
  const reason = column === undefined ? {} : reasonOf(column, keyword, params.limit)
  const details = { attendu: message ?? keyword, ...params, ...reason, ...ligne }
  return faultOf('valeur_invalide', { colonne, details })
}

// Returns the limit of a value in the unit of the column; if the error has no such limit, the explanation in the template.
function reasonOf({ decimales = 0, explication }: Column, keyword: string, limit: unknown) {
  if (keyword !== 'minimum' && keyword !== 'maximum')
    return { raison: 'explication', explication: explication.fr }
  return { raison: keyword, borne: String(Number(limit) / 10 ** decimales) }
}

// Returns the column of a member. For a member of a line, returns the line too; for the list of lines itself, its first column.
function columnAt({ colonnes, lignes }: Kind, row: Row, path: string) {
  const [head, at, ...rest] = path.split('.')
  const isOfLine = lignes !== undefined && head === lignes
  const within = isOfLine ? rest.join('.') : path
  const numero = isOfLine ? linesOf(row)[Number(at)]?.numero : undefined
  const column = colonnes.find(({ chemin, parLigne }) => {
    if (chemin === undefined || (parLigne === true) !== isOfLine) return false
    return within === chemin || within.startsWith(`${chemin}.`) || (isOfLine && within === '')
  })
  return { colonne: column?.code ?? null, ligne: numero === undefined ? undefined : { ligne: numero } }
}
