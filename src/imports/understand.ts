// A row understood: its values where the office act has them, judged by the act's own schema; what its words refer to is
// looked up by the database.

import { readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { listCommandSchemas } from '../contract/commandSchemas.ts'
import { addDateFormats } from '../contract/formats.ts'
import { readRouteSchemas } from '../contract/routeSchemas.ts'
import { type Finding, faultOf } from './fault.ts'
import type { Column, Demand, Kind } from './kind.ts'
import type { Row } from './readers/sheet.ts'
import { readCell } from './values.ts'

/** A row as the database keeps it. */
export type Understood = {
  readonly numero: number
  readonly cellules: Record<string, string>
  readonly demande: Demand | null
  readonly renvois: Record<string, { entite: string; texte: string; colonne: string }>
  readonly cle: string | null
  readonly constats: Finding[]
}

/** Reads rows of one kind, in their order. */
export type Understand = (row: Row) => Understood

// Stands for what is not looked up yet.
const SOMEBODY = '00000000-0000-4000-8000-000000000000'
const MAX_CELL = 1_000

/** Makes the reader of a kind: it remembers what the rows before were called. */
export function understanding(kind: Kind, judge = judgeOf(kind)): Understand {
  const called = new Map<string, number>()
  return ({ numero, cells }) => {
    const constats: Finding[] = []
    const renvois: Understood['renvois'] = {}
    const demande = kind.base?.() ?? {}
    for (const column of kind.colonnes) {
      const { code, chemin, entite } = column
      const cell = cells[code]
      if (cell === undefined) {
        if (column.obligatoire) constats.push(faultOf('valeur_manquante', { colonne: code }))
        continue
      }
      const reading = readCell(cell, column)
      if ('fault' in reading) {
        constats.push(faultOf(reading.fault, { colonne: code, details: { lu: shown(cell.text) } }))
      } else if (chemin !== undefined) {
        if (entite !== undefined) renvois[chemin] = { entite, texte: String(reading.value), colonne: code }
        place(demande, chemin, entite === undefined ? reading.value : SOMEBODY)
      }
    }
    const cle = nameOf(kind, cells)
    const before = cle === null ? undefined : called.get(cle)
    if (before !== undefined)
      constats.push(faultOf('doublon_fichier', { colonne: kind.cle ?? null, details: { numero: before } }))
    else if (cle !== null) called.set(cle, numero)
    kind.finish?.(demande)
    for (const finding of judge(demande).map((error) => refused(kind, error)))
      if (!constats.some(({ colonne }) => colonne === finding.colonne)) constats.push(finding)
    const cellules = Object.fromEntries(Object.entries(cells).map(([code, { text }]) => [code, shown(text)]))
    const isSound = constats.length === 0
    return { numero, cellules, demande: isSound ? demande : null, renvois, cle, constats }
  }
}

/** What the schema of a kind has against a demand. */
export function judgeOf({ schema }: Kind): (demand: Demand) => readonly ErrorObject[] {
  const validate = schemas().getSchema(schema) as ValidateFunction | undefined
  if (validate === undefined) throw new TypeError(`no schema ${schema}`)
  return (demand) => (validate(demand) ? [] : (validate.errors ?? []))
}

let compiled: Ajv2020 | undefined

function schemas(): Ajv2020 {
  if (compiled !== undefined) return compiled
  compiled = new Ajv2020({ strict: true, allowUnionTypes: true, ownProperties: true, allErrors: true })
  addDateFormats(compiled)
  for (const document of readRouteSchemas().values()) compiled.addSchema(document)
  for (const { file } of listCommandSchemas())
    compiled.addSchema(JSON.parse(readFileSync(file, 'utf8')) as object)
  return compiled
}

function nameOf({ cle }: Kind, cells: Row['cells']): string | null {
  const cell = cle === undefined ? undefined : cells[cle]
  return cell === undefined || cell.kind === 'formule' ? null : shown(cell.text)
}

// `a.0.b`: what stands on the way is an object, unless the kind's base put a list there.
function place(demande: Demand, path: string, value: unknown): void {
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  let at = demande
  for (const step of steps) {
    at[step] ??= {}
    at = at[step] as Demand
  }
  at[last] = value
}

function refused(kind: Kind, { instancePath, keyword, params, message }: ErrorObject): Finding {
  const missing: unknown = params.missingProperty
  const path = `${instancePath}${typeof missing === 'string' ? `/${missing}` : ''}`
    .slice(1)
    .replaceAll('/', '.')
  const colonne = columnAt(kind, path)?.code ?? null
  if (keyword === 'required') return faultOf('valeur_manquante', { colonne })
  return faultOf('valeur_invalide', { colonne, details: { attendu: message ?? keyword, ...params } })
}

function columnAt({ colonnes }: Kind, path: string): Column | undefined {
  return colonnes.find(
    ({ chemin }) => chemin !== undefined && (path === chemin || path.startsWith(`${chemin}.`)),
  )
}

// PostgreSQL keeps no NUL in a text, and nobody reads a cell of a megabyte.
function shown(text: string): string {
  return text.slice(0, MAX_CELL).toWellFormed().replaceAll('\0', '\uFFFD')
}
