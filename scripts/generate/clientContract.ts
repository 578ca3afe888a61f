// Writes `contract.ts` and `acts.ts` of @sillon/client from the OpenAPI document.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

type Operation = {
  readonly parameters?: readonly { readonly $ref?: string }[]
  readonly responses: Readonly<Record<string, unknown>>
  readonly [member: string]: unknown
}
/** The part of the OpenAPI document that this file reads. */
export type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, unknown>>
}

const HEAD = '// Written from the contract by `npm run generate`: nothing here is written by hand.\n'
const KEY = '#/components/parameters/cle_idempotence'
const REFUSAL = {
  description: 'Refused; which codes there are is told by the reference and by `docs/routes.md`.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/erreur' } } },
}

/** Returns the first lines of `contract.ts`, which change when the document or this generator changes. */
export function headOf(document: Document): string {
  const sources = JSON.stringify(document) + readFileSync(import.meta.filename, 'utf8')
  return `${HEAD}// Of ${hash('sha256', sources)}.\n`
}

/** Returns the types of every route. All refusals have one shape, which is written once instead of 2,000 times. */
export async function contractText(document: Document): Promise<string> {
  const paths = each(document, (operation) => ({
    ...operation,
    // The client sets these two headers itself.
    parameters: (operation.parameters ?? []).filter(
      ({ $ref }) => $ref !== KEY && !$ref?.endsWith('/x_organisation'),
    ),
    responses: {
      ...Object.fromEntries(Object.entries(operation.responses).filter(([status]) => /^[23]/.test(status))),
      default: REFUSAL,
    },
  }))
  const text = astToString(await openapiTS({ ...document, paths } as never, { defaultNonNullable: false }))
  // Removes the members of type `never`; openapi-typescript writes five of them per path.
  const terse = text.replace(
    /^ +(?:put|post|delete|options|head|patch|trace|get|query|header|path|cookie)\?: never;\n/gm,
    '',
  )
  return (
    headOf(document) +
    terse.replace(/^export (?:interface|type) (\w+)/gm, '/** The $1 of the contract. */\n$&')
  )
}

/** Returns `acts.ts`: the acts that take an `Idempotency-Key`, for example `POST /v1/clients`. */
export function actsText(document: Document): string {
  const acts = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { parameters = [] }]) => parameters.some(({ $ref }) => $ref === KEY))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
  const lines = acts.toSorted().map((act) => `  '${act}',`)
  return `${HEAD}
/** The acts that take an idempotency key: the service does an act once per key, however often the client sends it. */
export const ACTS: ReadonlySet<string> = new Set([
${lines.join('\n')}
])
`
}

function each(document: Document, change: (operation: Operation) => Operation): Document['paths'] {
  return Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [method, change(operation)]),
      ),
    ]),
  )
}
