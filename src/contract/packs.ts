import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** What is wrong with a pack document by schemas/pack.json, a line per fault; empty when it may be published. */
export function checkPack(document: unknown): string[] {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true })
  addFormats.default(ajv)
  const schema = JSON.parse(
    readFileSync(new URL('../../schemas/pack.json', import.meta.url), 'utf8'),
  ) as object
  const validate = ajv.compile(schema)
  if (validate(document)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message ?? ''}`)
}
