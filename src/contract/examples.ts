// Adds examples to the contract, next to the schemas: requests to the demo and their responses. The tests that call every
// operation (test/api/support/recorder.ts) record the examples in schemas/exemples.json.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import erreurs from '../../schemas/erreurs.json' with { type: 'json' }
import type { ErrorCode } from './errors.ts'
import type { Contract } from './openapi.ts'

/** The file of the examples. */
export const EXAMPLES_FILE = join(import.meta.dirname, '..', '..', 'schemas', 'exemples.json')

/** A request of an operation, and its response. */
export type Example = {
  readonly chemin?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly corps?: unknown
  readonly reponse: unknown
}

/** Every example: successes by route name, refusals by code. */
export type Examples = {
  readonly succes: Readonly<Record<string, Example>>
  readonly refus: Readonly<Record<string, unknown>>
}

type Media = {
  schema: { properties?: { erreur?: { enum?: readonly ErrorCode[] } } }
  example?: unknown
  examples?: object
}
type Answer = { $ref?: string; content?: Record<string, Media> }
type Parameter = { $ref?: string; in?: string; name?: string; schema?: { type?: unknown } }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, Answer>
}

/** Reads the examples. */
export function readExamples(): Examples {
  return JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Examples
}

/** Returns the contract with an example for every body, every response and every refusal. */
export function withExamples(contract: Contract, { succes, refus }: Examples): Contract {
  const shown = structuredClone(contract)
  const operations = Object.values(shown.paths).flatMap((methods) => Object.values(methods))
  for (const operation of operations as unknown as Operation[]) {
    const example = succes[operation.operationId]
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (Number(status) >= 400) showRefusals(answer, refus)
      else if (example !== undefined) show(answer.content, example.reponse)
    }
    if (example === undefined) continue
    if ('corps' in example) show(operation.requestBody?.content, example.corps)
    for (const parameter of operation.parameters ?? []) showParameter(parameter, example)
  }
  for (const answer of Object.values(shown.components.responses as Record<string, Answer>))
    showRefusals(answer, refus)
  return shown
}

function show(content: Record<string, Media> | undefined, example: unknown): void {
  const media = content?.['application/json']
  if (media !== undefined) media.example = example
}

function showRefusals({ content }: Answer, refus: Examples['refus']): void {
  const media = content?.['application/json']
  const codes = media?.schema.properties?.erreur?.enum ?? []
  if (media === undefined || codes.length === 0) return
  media.examples = Object.fromEntries(
    codes.map((code) => [code, { summary: erreurs[code].description, value: refus[code] }]),
  )
}

function showParameter(parameter: Parameter & { example?: unknown }, { chemin, query }: Example): void {
  const { name = '' } = parameter
  const text = (parameter.in === 'path' ? chemin : parameter.in === 'query' ? query : undefined)?.[name]
  if (text === undefined) return
  parameter.example = parameter.schema?.type === 'string' ? text : (readable(text) ?? text)
}

// Converts a path or query value to a number or a boolean, for parameters whose schema is not a string.
function readable(text: string): unknown {
  return /^(?:true|false|-?\d{1,15})$/.test(text) ? JSON.parse(text) : undefined
}
