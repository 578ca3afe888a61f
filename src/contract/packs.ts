import { readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Fault } from '../json/json.ts'

const SCHEMA = new URL('../../schemas/pack.json', import.meta.url)
const MOST_FAULTS = 50
// Schema keywords whose error only repeats an error from one of their subschemas.
const OF_PARTS = new Set(['if', 'allOf'])

// Compiled when a pack is first checked, because compiling takes longer than loading the rest of a CLI command.
let compiled: ValidateFunction | undefined

/** Validates a pack document against schemas/pack.json. Returns its faults as text, by path; empty if it is valid. */
export function checkPack(document: unknown): Fault[] {
  compiled ??= compile()
  const validate = compiled
  if (validate(document)) return []
  const faults = (validate.errors ?? []).filter(({ keyword }) => !OF_PARTS.has(keyword)).map(faultOf)
  return faults.slice(0, MOST_FAULTS)
}

function compile(): ValidateFunction {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    ownProperties: true,
    allErrors: true,
  })
  return ajv.compile(JSON.parse(readFileSync(SCHEMA, 'utf8')) as object)
}

function faultOf(error: ErrorObject): Fault {
  const { instancePath, params } = error
  const member: unknown = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  const chemin = typeof member === 'string' ? `${instancePath}/${escaped(member)}` : instancePath
  return { chemin: chemin.slice(0, 200).toWellFormed(), raison: wordsOf(error) }
}

function wordsOf({ keyword, params, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is missing'
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not known here'
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`
    case 'const':
      return `must be ${String(params.allowedValue)}`
    case 'pattern':
      return `must be written as ${String(params.pattern)}`
    default:
      return message ?? keyword
  }
}

function escaped(member: string): string {
  return member.slice(0, 60).replaceAll('~', '~0').replaceAll('/', '~1')
}
